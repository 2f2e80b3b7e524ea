import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const track = recipe({
  base: {
    width: '100%',
    borderRadius: vars.radius.full,
    background: vars.color.well,
    boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
    overflow: 'hidden',
    '@media': { [media.forced]: { border: '1px solid' } },
  },
  variants: { thin: { true: { height: '5px' }, false: { height: '8px' } } },
});

export const line = recipe({
  base: {
    height: '100%',
    borderRadius: vars.radius.full,
    transition: `width ${vars.motion.rise} ${vars.motion.pen}`,
    '@media': { [media.forced]: { background: 'Highlight' } },
  },
  variants: { tone: { ink: { background: vars.color.primary }, red: { background: vars.color.pen } } },
});
