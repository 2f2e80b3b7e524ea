import { recipe } from '@vanilla-extract/recipes';

const square = (size: string) => ({ width: size, height: size });

export const icon = recipe({
  base: { flex: 'none' },
  variants: {
    size: {
      xs: square('0.875rem'),
      sm: square('1rem'),
      md: square('1.125rem'),
      lg: square('1.25rem'),
      xl: square('1.5rem'),
    },
    filled: { true: { fill: 'currentColor' }, false: {} },
  },
});
