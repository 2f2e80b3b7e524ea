import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const questions = style({
  display: 'grid',
  gap: vars.space[2],
  maxHeight: '22rem',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
});

export const none = style({ margin: 0, color: vars.color.ink3 });
