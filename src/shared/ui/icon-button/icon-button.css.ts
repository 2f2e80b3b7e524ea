import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;
const square = (size: string) => ({ width: size, height: size });

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    background: 'none',
    color: color.ink2,
    cursor: 'pointer',
    transitionProperty: 'background, border-color, color, transform',
    transitionDuration: vars.motion.press,
    selectors: {
      '&:active': { transform: 'translateY(1px)' },
      '&:disabled': { color: color.ink3, cursor: 'not-allowed', transform: 'none' },
      '&[aria-disabled="true"]': { cursor: 'progress', transform: 'none' },
    },
    '@media': { [media.touch]: { minWidth: vars.layout.target, minHeight: vars.layout.target } },
  },
  variants: {
    variant: {
      quiet: { selectors: { '&:enabled:hover': { background: color.desk2, color: color.ink } } },
      second: {
        background: color.sheet,
        borderColor: color.line2,
        boxShadow: vars.shadow.low,
        color: color.ink,
        selectors: {
          '&:enabled:hover': { borderColor: color.control, background: color.raised },
          '&:disabled': { background: color.well, borderColor: color.line, boxShadow: 'none' },
        },
      },
      primary: {
        background: color.primary,
        color: color.onPrimary,
        selectors: {
          '&:enabled:hover': { background: color.primaryHover },
          '&:disabled': { background: color.well },
        },
      },
    },
    size: { sm: square('2rem'), md: square(vars.layout.control), lg: square('3rem') },
    pressed: { true: { color: color.primary }, false: {} },
  },
});
