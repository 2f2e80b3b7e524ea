import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const spread = style({
  display: 'grid',
  gridTemplateColumns: '19.75rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const part = style({
  minWidth: 0,
  '@media': { [media.narrow]: { selectors: { '&[data-wide-only]': { display: 'none' } } } },
});
