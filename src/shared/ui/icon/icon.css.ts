import { recipe } from '@vanilla-extract/recipes';

const square = (size: string) => ({ width: size, height: size });

export const icon = recipe({
  // Not attributes, which a page would repeat for each of its icons.
  base: {
    flex: 'none',
    // Without a clip of its own each, of which a page has as many as icons.
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
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
