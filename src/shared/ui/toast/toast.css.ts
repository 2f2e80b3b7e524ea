import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';
import { toastTimes } from './toaster';

const width = `min(${toastTimes.width}px, calc(100vw - ${vars.space[8]}))`;

export const region = style({
  width,
  outline: 'none',
  '@media': {
    // Above the tab bar.
    [media.touch]: { marginBlockEnd: vars.space[16] },
    [media.print]: { display: 'none' },
  },
});

// The library positions each toast through these variables.
export const slot = style({
  width: '100%',
  translate: 'var(--x) var(--y) 0',
  zIndex: 'var(--z-index)',
  opacity: 'var(--opacity)',
  borderRadius: vars.radius.lg,
  transition: `translate ${vars.motion.rise} ${vars.motion.pen}, opacity ${vars.motion.move}`,
  selectors: {
    '&[data-state="closed"]': {
      transition: `translate ${toastTimes.removal}ms ${vars.motion.pen}, opacity ${toastTimes.removal}ms`,
    },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `2px ${vars.space[3]}`,
  padding: '14px 14px 14px 16px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  ...interfaceType('sm'),
  lineHeight: '1.25rem',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-thrown]': { opacity: 0, transition: `opacity ${toastTimes.removal}ms` } },
});

export const icon = style({
  display: 'flex',
  selectors: {
    '&[data-type="success"]': { color: vars.color.ok },
    '&[data-type="info"]': { color: vars.color.primary },
    '&[data-type="error"]': { color: vars.color.danger },
  },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.weight.bold });
export const description = style({ ...interfaceType('xs'), color: vars.color.ink2 });

export const action = style({
  alignSelf: 'center',
  minHeight: '2rem',
  paddingInline: '0.6875rem',
  border: 0,
  borderRadius: '7px',
  background: vars.color.primaryTint,
  color: vars.color.primary,
  ...interfaceType('xs', 'bold'),
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.primaryTint2 } },
  '@media': { [media.touch]: { minHeight: vars.layout.target } },
});
