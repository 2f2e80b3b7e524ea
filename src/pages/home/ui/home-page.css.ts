import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const parts = style({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[8] });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockEnd: '0.875rem',
});
