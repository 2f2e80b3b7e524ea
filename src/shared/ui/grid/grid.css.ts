import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const grid = style({ display: 'grid', minWidth: 0 });

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

const columns = (min: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`,
});

export const widths = styleVariants({
  xs: columns('8rem'),
  sm: columns('12rem'),
  md: columns('16rem'),
  lg: columns('22rem'),
  xl: columns('30rem'),
});
