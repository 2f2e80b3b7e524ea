import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/** From the top of the section to the end of the toolbar below the selected part: it sticks within this area. */
export const place = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const toolbar = style({
  position: 'sticky',
  zIndex: 3,
  insetBlockEnd: vars.space[2],
  display: 'flex',
  justifyContent: 'flex-end',
  paddingInline: '0.875rem',
  '@media': {
    // A bar at the end of the screen, within reach of the thumb.
    [media.touch]: {
      position: 'fixed',
      zIndex: 5,
      insetInline: 0,
      insetBlockEnd: 0,
      justifyContent: 'stretch',
      padding: `${vars.space[1]} ${vars.space[2]} calc(${vars.space[1]} + env(safe-area-inset-bottom))`,
      background: vars.color.raised,
      borderBlockStart: `1px solid ${vars.color.line}`,
      pointerEvents: 'auto',
    },
  },
});

/** Scrolled to, which a sticky element is not. */
export const foot = style({ scrollMarginBlockEnd: vars.space[2] });
