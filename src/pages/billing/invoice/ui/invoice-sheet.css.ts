import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space[4],
  margin: 0,
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.ink}`,
});
export const label = style({ ...interfaceType('2xs'), color: vars.color.ink2 });
export const value = style({ margin: 0, ...displayType('sm', 'regular') });

export const address = style({ ...displayType('sm', 'regular'), fontStyle: 'normal' });
export const line = style({ display: 'block', overflowWrap: 'anywhere' });

export const table = style({ width: '100%' });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  ...displayType('sm', 'regular'),
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line2}`,
});
globalStyle(`${table} thead :is(th, td)`, {
  ...interfaceType('2xs'),
  color: vars.color.ink2,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
});
globalStyle(`${table} tr > :last-child`, {
  paddingInlineStart: vars.space[4],
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} tfoot tr[data-strong] > *`, { fontWeight: vars.weight.bold });
globalStyle(`${table} tr`, { breakInside: 'avoid' });

export const period = style({ display: 'block', ...interfaceType('2xs'), color: vars.color.ink2 });
