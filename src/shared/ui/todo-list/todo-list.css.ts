import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.rule}`,
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '2.75rem',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const tick = style({ flex: 1, minWidth: 0 });
export const words = style({
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-done]': {
      color: vars.color.ink3,
      textDecoration: 'line-through',
      textDecorationThickness: '1px',
      textDecorationColor: vars.color.primary,
    },
  },
});
export const when = style({ flex: 'none', ...displayType('2xs', 'regular'), color: vars.color.ink3 });
export const add = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  width: '100%',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  ...interfaceType('sm'),
  color: vars.color.ink3,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.ink } },
});
