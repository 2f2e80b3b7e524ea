import { style } from '@vanilla-extract/css';
import { stretched } from '../private/stretched';
import { leaf } from '../private/leaf';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '15.5rem',
  minWidth: 0,
  overflow: 'hidden',
  paddingBlockStart: vars.space[4],
  ...leaf,
  transition: `transform ${vars.motion.move} ${vars.motion.pen}, box-shadow ${vars.motion.move}`,
  selectors: {
    '&:hover': {
      transform: 'translateY(-3px)',
      boxShadow: `0 0 0 1px ${vars.color.line2}, ${vars.shadow.high}`,
    },
  },
});
const inset = { marginInline: '1.125rem' };
export const kind = style({
  ...inset,
  marginBlock: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  ...interfaceType('2xs', 'semi'),
  color: vars.template.ink,
});
export const title = style({
  ...inset,
  marginBlock: `${vars.space[3]} ${vars.space[2]}`,
  ...displayType('lg'),
  fontWeight: 520,
  lineHeight: '1.5rem',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const link = style({
  selectors: {
    ...stretched,
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});
export const body = style({
  ...inset,
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  ...displayType('xs', 'regular'),
  lineHeight: '1.3125rem',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  maskImage: 'linear-gradient(black 55%, transparent 98%)',
});
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  margin: 0,
  padding: `0.625rem 1.125rem ${vars.space[3]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  ...displayType('2xs', 'regular'),
  color: vars.color.ink3,
});
