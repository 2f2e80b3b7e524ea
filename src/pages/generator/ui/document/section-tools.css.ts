import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const tools = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const instruction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[1],
});
