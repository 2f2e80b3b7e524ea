import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: '15rem 10rem 10rem',
  gap: vars.space[2],
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr' } },
});
export const search = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const withProfile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 23.25rem',
  alignItems: 'start',
  gap: vars.space[10],
});
