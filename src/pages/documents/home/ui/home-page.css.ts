import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const parts = style({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[8] });

/** The bar is the edge of the desk, so it touches the books. */
export const desk = style({ display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The day, and beside it what waits. A column without the other takes the whole width. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[10]} ${vars.space[12]}`,
  selectors: {
    '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)' },
  },
  '@media': {
    [media.narrow]: { selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});
export const column = style({ display: 'grid', alignContent: 'start', gap: vars.space[10], minWidth: 0 });
