import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const entries = style({
  display: 'grid',
  gap: vars.space[4],
  listStyle: 'none',
  padding: 0,
  marginBlock: `0 ${vars.space[4]}`,
});
