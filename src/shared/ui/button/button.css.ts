import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;
const off = '&:disabled, &[aria-disabled="true"]';

const filled = (ground: string, text: string, hover: string, press = hover) => ({
  background: ground,
  color: text,
  selectors: { '&:hover': { background: hover }, '&:active': { background: press } },
});

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    background: 'none',
    color: color.ink,
    fontFamily: vars.font.text,
    fontSize: vars.text.sm.size,
    fontWeight: '600',
    lineHeight: 1.2,
    textAlign: 'center',
    cursor: 'pointer',
    transitionProperty: 'background, border-color, color, transform',
    transitionDuration: vars.motion.press,
    selectors: {
      '&:active': { transform: 'translateY(1px)' },
      '&[aria-pressed="true"]': {
        background: color.primaryTint,
        color: color.primary,
        borderColor: color.primary,
      },
    },
    '@media': { [media.touch]: { minHeight: vars.layout.target } },
  },
  variants: {
    variant: {
      primary: filled(color.primary, color.onPrimary, color.primaryHover, color.primaryPress),
      second: {
        background: color.sheet,
        borderColor: color.line2,
        boxShadow: vars.shadow.low,
        selectors: { '&:hover': { borderColor: color.control, background: color.raised } },
      },
      soft: filled(color.primaryTint, color.primary, color.primaryTint2),
      quiet: {
        color: color.ink2,
        selectors: { '&:hover': { background: color.desk2, color: color.ink } },
      },
      danger: filled(color.danger, color.onDanger, color.dangerHover),
      red: filled(color.pen, color.onPen, color.penHover),
    },
    size: {
      sm: {
        minHeight: '2rem',
        padding: '0.25rem 0.6875rem',
        gap: '0.375rem',
        borderRadius: '7px',
        fontSize: vars.text.xs.size,
      },
      md: { minHeight: vars.layout.control, padding: '0.375rem 1rem' },
      lg: { minHeight: '3rem', padding: '0.5rem 1.375rem', fontSize: vars.text.md.size },
    },
    block: { true: { width: '100%' }, false: {} },
    square: { true: { aspectRatio: '1', padding: 0, flex: 'none' }, false: {} },
    state: {
      on: {},
      off: {
        selectors: {
          [off]: {
            background: color.well,
            borderColor: color.line,
            color: color.ink3,
            boxShadow: 'none',
            cursor: 'not-allowed',
            transform: 'none',
          },
        },
        '@media': {
          [media.forced]: { selectors: { [off]: { color: 'GrayText', borderColor: 'GrayText' } } },
        },
      },
      pending: { cursor: 'progress', selectors: { '&:active': { transform: 'none' } } },
    },
  },
});

export const label = style({ minWidth: 0, overflowWrap: 'break-word' });
