import { assignVars, globalStyle } from '@vanilla-extract/css';
import { templateContract } from './contract.css';
import { coverNames, templateCovers } from './covers';
import { mixedSurface, mixedVariables } from './mixed-cover';
import type { TemplateSurface } from './template-themes';
import { coverSurface, type ThemeName } from './tokens';

// Imported only by components that show a cover, so that other routes don't load it.
for (const name of coverNames) {
  const templates = templateCovers
    .filter(({ cover }) => cover === name)
    .map(({ templateType }) => templateType);
  // Browsers try `:is()` on every element of the page, but with an attribute before it only on those that have it.
  color(
    `[data-template]:is(${[name, ...templates].map((value) => `[data-template="${value}"]`).join(', ')})`,
    (theme) => coverSurface(name, theme),
  );
}
color('[data-template="mixed"]', (theme) => mixedSurface(mixedVariables, theme));

function color(here: string, surfaceIn: (theme: ThemeName) => TemplateSurface) {
  const inTheme = (theme: ThemeName) => assignVars(templateContract, surfaceIn(theme));
  globalStyle(here, { vars: inTheme('light') });
  globalStyle(`[data-theme="dark"] ${here}`, { vars: inTheme('dark') });
  globalStyle(`[data-theme="contrast"] ${here}`, { vars: inTheme('contrast') });
  globalStyle(`:root:not([data-theme]) ${here}`, {
    '@media': {
      '(prefers-color-scheme: dark)': { vars: inTheme('dark') },
      '(prefers-contrast: more)': { vars: inTheme('contrast') },
    },
  });
}
