import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

/** Two sheets whose sections stand in the same rows, so that they scroll together. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: vars.space[4],
});
