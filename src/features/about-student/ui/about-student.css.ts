import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const words = style({
  ...interfaceType('md'),
  margin: 0,
  marginBlock: vars.space[1],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexShrink: 0, gap: vars.space[1] });
export const end = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2] });
export const guardian = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
});
