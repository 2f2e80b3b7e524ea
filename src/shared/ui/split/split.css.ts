import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const stacked = {
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[10] } },
};

export const split = recipe({
  base: { display: 'grid', alignItems: 'start' },
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
