import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { overlayLayer } from '../private/overlay.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType } from '../theme/type-style';

const fromEnd = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });
const fromBottom = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });

export const place = recipe({
  base: { position: 'fixed', inset: 0, zIndex: overlayLayer, display: 'flex' },
  variants: {
    from: {
      end: { justifyContent: 'flex-end' },
      bottom: { alignItems: 'flex-end', justifyContent: 'center' },
    },
  },
});

export const drawer = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.raised,
    color: vars.color.ink,
    boxShadow: vars.shadow.high,
    outline: 'none',
    selectors: { '&[data-state="closed"]': { animation: `${leave} ${vars.motion.move}` } },
    '@media': { [media.forced]: { border: '1px solid' } },
  },
  variants: {
    from: {
      end: {
        width: 'min(27rem, 100vw)',
        height: '100%',
        borderInlineStart: `1px solid ${vars.color.line}`,
        selectors: {
          '&[data-state="open"]': { animation: `${fromEnd} ${vars.motion.rise} ${vars.motion.page}` },
        },
      },
      bottom: {
        width: 'min(40rem, 100vw)',
        maxHeight: '85dvh',
        borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
        borderBlockStart: `1px solid ${vars.color.line}`,
        selectors: {
          '&[data-state="open"]': { animation: `${fromBottom} ${vars.motion.rise} ${vars.motion.page}` },
        },
      },
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[3]} ${vars.space[6]}`,
});
export const title = style({
  ...displayType('xl'),
  fontWeight: 520,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const body = style({
  overflowWrap: 'anywhere',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `0 ${vars.space[6]} calc(${vars.space[6]} + env(safe-area-inset-bottom))`,
});
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: '0.625rem',
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
