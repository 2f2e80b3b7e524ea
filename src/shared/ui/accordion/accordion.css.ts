import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

const unfold = keyframes({ from: { height: 0 }, to: { height: 'var(--height)' } });
const fold = keyframes({ from: { height: 'var(--height)' }, to: { height: 0 } });

export const root = style({ borderBlockStart: `1px solid ${vars.color.rule}` });
export const item = style({ borderBlockEnd: `1px solid ${vars.color.rule}` });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '3rem',
  padding: `${vars.space[2]} 0`,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.primary } },
});
export const title = style({
  ...displayType('md'),
  fontWeight: 540,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const note = style({ ...interfaceType('2xs'), maxWidth: '55%', color: vars.color.ink3 });
export const arrow = style({
  display: 'flex',
  color: vars.color.ink3,
  transition: `transform ${vars.motion.move} ${vars.motion.pen}`,
  selectors: { '&[data-state="open"]': { transform: 'rotate(180deg)' } },
});
export const content = style({
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${unfold} ${vars.motion.move} ${vars.motion.pen}` },
    '&[data-state="closed"]': { animation: `${fold} ${vars.motion.move} ${vars.motion.pen}` },
  },
});
export const inner = style({ paddingBlock: `${vars.space[1]} ${vars.space[5]}` });
