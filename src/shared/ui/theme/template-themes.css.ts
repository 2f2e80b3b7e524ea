import { assignVars, globalStyle } from '@vanilla-extract/css';
import { templateContract } from './contract.css';
import { templateNames, templateSurface } from './tokens';

// Imported only by the components that show a cover, so that other routes do not pay for it.
for (const name of templateNames) {
  const here = `[data-template="${name}"]`;
  const inTheme = (theme: 'dark' | 'contrast') => assignVars(templateContract, templateSurface(name, theme));
  globalStyle(here, { vars: assignVars(templateContract, templateSurface(name, 'light')) });
  globalStyle(`[data-theme="dark"] ${here}`, { vars: inTheme('dark') });
  globalStyle(`[data-theme="contrast"] ${here}`, { vars: inTheme('contrast') });
  globalStyle(`:root:not([data-theme]) ${here}`, {
    '@media': {
      '(prefers-color-scheme: dark)': { vars: inTheme('dark') },
      '(prefers-contrast: more)': { vars: inTheme('contrast') },
    },
  });
}
