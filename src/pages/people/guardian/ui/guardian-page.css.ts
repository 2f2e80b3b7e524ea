import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const page = style({ maxWidth: '44rem', marginInline: 'auto', padding: vars.space[4] });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.rule}`,
  overflowWrap: 'anywhere',
});
export const comment = style({
  ...interfaceType('md'),
  margin: 0,
  marginTop: vars.space[2],
  whiteSpace: 'pre-wrap',
});
export const score = style({ ...displayType('lg', 'regular'), flexShrink: 0 });
