import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const page = style({ display: 'grid', gap: vars.space[5], justifyItems: 'stretch' });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
