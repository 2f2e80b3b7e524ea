import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const table = style({ width: '100%', borderBlockStart: `1px solid ${vars.color.line}` });
globalStyle(`${table} th`, {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  ...interfaceType('sm'),
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} td`, {
  ...displayType('sm', 'regular'),
  textAlign: 'end',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} tfoot :is(th, td)`, { fontWeight: vars.weight.bold, borderBlockEnd: 0 });

export const note = style({ ...interfaceType('xs'), color: vars.color.ink2 });
