import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const address = style({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  ...interfaceType('sm'),
  fontStyle: 'normal',
});
export const line = style({ display: 'block', overflowWrap: 'anywhere' });
export const email = style({
  marginBlockStart: vars.space[2],
  ...interfaceType('xs'),
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
export const form = style({ display: 'grid', gap: vars.space[4] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: vars.space[4],
});
