import { assignVars, globalStyle } from '@vanilla-extract/css';
import { templateContract } from './contract.css';
import { coverNames, templateCovers } from './covers';
import { coverSurface } from './tokens';

// Imported only by components that show a cover, so that other routes don't load it.
for (const name of coverNames) {
  const templates = templateCovers
    .filter(({ cover }) => cover === name)
    .map(({ templateType }) => templateType);
  // Browsers try `:is()` on every element of the page, but with an attribute before it only on those that have it.
  const here = `[data-template]:is(${[name, ...templates].map((value) => `[data-template="${value}"]`).join(', ')})`;
  const inTheme = (theme: 'dark' | 'contrast') => assignVars(templateContract, coverSurface(name, theme));
  globalStyle(here, { vars: assignVars(templateContract, coverSurface(name, 'light')) });
  globalStyle(`[data-theme="dark"] ${here}`, { vars: inTheme('dark') });
  globalStyle(`[data-theme="contrast"] ${here}`, { vars: inTheme('contrast') });
  globalStyle(`:root:not([data-theme]) ${here}`, {
    '@media': {
      '(prefers-color-scheme: dark)': { vars: inTheme('dark') },
      '(prefers-contrast: more)': { vars: inTheme('contrast') },
    },
  });
}
