import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const stacked = {
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[10] } },
};

/** The side stands beside both parts of the main content. */
export const area = {
  side: style({
    gridColumn: 2,
    gridRow: '1 / span 2',
    '@media': { [media.narrow]: { gridColumn: 1, gridRow: 'auto' } },
  }),
  more: style({
    gridColumn: 1,
    paddingBlockStart: vars.space[8],
    '@media': { [media.narrow]: { paddingBlockStart: 0 } },
  }),
};

export const split = recipe({
  // A long side does not push the second part of the main content down.
  base: { display: 'grid', gridTemplateRows: 'auto 1fr', alignItems: 'start' },
  variants: {
    aside: {
      column: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)',
        columnGap: vars.space[14],
        ...stacked,
      },
      rail: { gridTemplateColumns: 'minmax(0, 1fr) 23.25rem', columnGap: vars.space[12], ...stacked },
    },
  },
});
