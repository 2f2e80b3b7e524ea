import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const disappear = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Above the bars of the shell, below toasts. */
export const overlayLayer = 70;

/** The surface of menus, popovers and lists. */
export const pop = style({
  background: vars.color.raised,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.high,
  outline: 'none',
  maxWidth: `calc(100vw - ${vars.space[4]})`,
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${vars.motion.move} ${vars.motion.pen}` },
    '&[data-state="closed"]': { animation: `${disappear} ${vars.motion.press}` },
  },
});

/** The backdrop of a modal dialog. */
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: overlayLayer,
  background: `color-mix(in oklab, ${vars.color.overlay} 46%, transparent)`,
  selectors: {
    '&[data-state="open"]': { animation: `${keyframes({ from: { opacity: 0 } })} ${vars.motion.move}` },
    '&[data-state="closed"]': { animation: `${disappear} ${vars.motion.move}` },
  },
});

/** Positions a modal dialog over the backdrop. */
export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: overlayLayer,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  overflow: 'auto',
});

/** The animation of a modal dialog. */
export const risen = style({
  outline: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.motion.rise} ${vars.motion.page}` },
    '&[data-state="closed"]': { animation: `${disappear} ${vars.motion.move}` },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
});
