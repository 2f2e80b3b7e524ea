import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const tools = style({ display: 'grid', minWidth: 0 });
export const note = style({
  ...interfaceType('2xs'),
  paddingInline: vars.space[3],
  selectors: { '&:not(:empty)': { paddingBlock: vars.space[1] } },
  color: vars.color.ink2,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const instruction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[1],
});
