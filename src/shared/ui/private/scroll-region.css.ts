import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const FADE = '2rem';
const fade = (side: 'left' | 'right') => `linear-gradient(to ${side}, transparent, black ${FADE})`;
const bothSides = `linear-gradient(to right, transparent, black ${FADE}, black calc(100% - ${FADE}), transparent)`;

export const region = style({
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'auto',
  scrollbarWidth: 'thin',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.sm },
    '&[data-hidden="end"], [dir="rtl"] &[data-hidden="start"]': { maskImage: fade('left') },
    '&[data-hidden="start"], [dir="rtl"] &[data-hidden="end"]': { maskImage: fade('right') },
    '&[data-hidden="both"]': { maskImage: bothSides },
  },
  '@media': {
    [media.print]: {
      overflow: 'visible',
      selectors: { '&[data-hidden][data-hidden]': { maskImage: 'none' } },
    },
  },
});
