import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const passages = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  ...interfaceType('sm'),
});
export const quote = style({ display: 'block', color: vars.color.ink2, overflowWrap: 'anywhere' });
