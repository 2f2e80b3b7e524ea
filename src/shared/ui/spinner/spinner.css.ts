import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/media';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

const square = (size: string) => ({ width: size, height: size });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    border: '2px solid color-mix(in oklab, currentColor 35%, transparent)',
    borderTopColor: 'currentColor',
    borderRadius: '50%',
    animation: `${spin} 0.9s linear infinite`,
    '@media': { [media.forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
  },
  variants: {
    size: { sm: square('1rem'), md: square('1.5rem'), lg: square('2.25rem') },
  },
});
