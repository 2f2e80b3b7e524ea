import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { loadingTimes } from './loading-timeline';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 60,
  height: '3px',
  pointerEvents: 'none',
  selectors: {
    '&[data-phase="fading"]': { opacity: 0, transition: `opacity ${loadingTimes.resetDelay}ms linear` },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const line = style({
  height: '100%',
  background: vars.color.primary,
  borderStartEndRadius: '3px',
  borderEndEndRadius: '3px',
  transformOrigin: 'left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [media.forced]: { background: 'Highlight' } },
});
