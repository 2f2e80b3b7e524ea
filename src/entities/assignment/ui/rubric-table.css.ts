import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const criteria = style({ listStyle: 'none', padding: 0, margin: 0 });
export const criterion = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const name = style({
  ...interfaceType('sm', 'semi'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  margin: 0,
});
export const score = style({
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
  selectors: { '&[data-given]': { color: vars.color.pen } },
});
export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space[2],
});
export const level = style({
  ...interfaceType('xs'),
  margin: 0,
  padding: vars.space[2],
  textAlign: 'start',
  color: vars.color.ink,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-chosen]': {
      borderColor: vars.color.pen,
      boxShadow: `inset 0 0 0 1px ${vars.color.pen}`,
    },
  },
});
export const points = style({ fontVariantNumeric: 'lining-nums tabular-nums' });
export const description = style({ display: 'block', color: vars.color.ink2 });
