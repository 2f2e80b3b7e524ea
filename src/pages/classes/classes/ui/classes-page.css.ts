import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const spread = style({
  display: 'grid',
  gap: vars.space[10],
  selectors: { '&[data-inviting]': { gridTemplateColumns: 'minmax(0, 1fr) 22.25rem' } },
  alignItems: 'start',
  '@media': {
    [media.narrow]: { selectors: { '&[data-inviting]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const covers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
