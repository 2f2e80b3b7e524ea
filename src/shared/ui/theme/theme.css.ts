import { assignVars, globalStyle } from '@vanilla-extract/css';
import { motionContract, themeContract } from './contract.css';
import { media } from './media';
import { type ThemeName, tokens } from './tokens';

function themeVars(name: ThemeName) {
  return assignVars(themeContract, tokens.themes[name]);
}

globalStyle(':root, [data-theme="light"]', { colorScheme: 'light', vars: themeVars('light') });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: themeVars('dark') });
globalStyle('[data-theme="contrast"]', { colorScheme: 'light', vars: themeVars('contrast') });

// Without a choice the system setting applies. Repeating the declarations costs little after
// compression and needs no script.
globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: themeVars('dark') },
    '(prefers-contrast: more)': { colorScheme: 'light', vars: themeVars('contrast') },
  },
});

// Print uses the light theme.
globalStyle(':root, [data-theme]', {
  '@media': {
    [media.print]: {
      colorScheme: 'light',
      vars: assignVars(themeContract, {
        ...tokens.themes.light,
        color: { ...tokens.themes.light.color, desk: 'white', sheet: 'white', raised: 'white' },
      }),
    },
  },
});

globalStyle(':root', {
  vars: assignVars(motionContract, {
    press: tokens.motion.press,
    move: tokens.motion.move,
    rise: tokens.motion.rise,
  }),
  '@media': {
    [media.reduced]: {
      vars: assignVars(motionContract, { press: '0.01ms', move: '0.01ms', rise: '0.01ms' }),
    },
  },
});
