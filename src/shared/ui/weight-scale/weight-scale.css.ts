import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const scale = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} 2px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const part = style({
  flexBasis: 0,
  // A word stays whole, so a narrow part is not exactly to scale.
  minWidth: 'min-content',
  maxWidth: '100%',
  ...interfaceType('2xs'),
  color: vars.color.ink2,
  overflowWrap: 'break-word',
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      height: '6px',
      marginBlockEnd: '6px',
      background: vars.template.cover,
      forcedColorAdjust: 'none',
    },
    '&:first-child::before': { borderStartStartRadius: vars.radius.xs, borderEndStartRadius: vars.radius.xs },
    '&:last-child::before': { borderStartEndRadius: vars.radius.xs, borderEndEndRadius: vars.radius.xs },
  },
});
export const figure = style({
  display: 'block',
  ...displayType('2xs'),
  fontWeight: 540,
  color: vars.color.ink,
});
