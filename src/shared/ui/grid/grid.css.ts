import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const grid = style({ display: 'grid', minWidth: 0 });

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

const least = { xs: '8rem', sm: '12rem', md: '16rem', lg: '22rem', xl: '30rem' };

export const widths = styleVariants(least, (min) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`,
}));

export const filled = styleVariants(least, (min) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))`,
}));
