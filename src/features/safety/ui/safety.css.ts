import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

/** As wide as the sheet below it. */
export const aboveSheet = style({ width: '100%', maxWidth: '46.5rem', marginInline: 'auto' });

export const contacts = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
