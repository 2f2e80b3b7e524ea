import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

/** The box of text inputs, selects and similar controls. */
export const control = recipe({
  base: { width: '100%', minWidth: 0, color: color.ink, textOverflow: 'ellipsis' },
  variants: {
    look: {
      box: {
        minHeight: vars.layout.control,
        padding: '0.5rem 0.75rem',
        border: `1px solid ${color.control}`,
        borderRadius: vars.radius.md,
        background: color.raised,
        fontSize: vars.text.sm.size,
        lineHeight: vars.text.sm.line,
        selectors: {
          '&:enabled:hover': { borderColor: color.ink2 },
          '&:focus, &:focus-within': {
            outline: `2px solid ${color.focus}`,
            outlineOffset: 0,
            borderColor: color.focus,
          },
          '&[aria-invalid="true"], &:has([aria-invalid="true"])': {
            borderColor: color.danger,
            boxShadow: `0 0 0 1px ${color.danger}`,
          },
          '&:disabled, &:has(input:disabled)': {
            background: color.well,
            borderColor: color.line2,
            color: color.ink3,
            cursor: 'not-allowed',
          },
        },
        '@media': {
          // Below 16 px, phones zoom in on focus.
          [media.touch]: { minHeight: vars.layout.target, fontSize: vars.text.md.size },
        },
      },
      line: {
        height: '3rem',
        padding: '0.75rem 0 0.5rem',
        border: 0,
        outline: 0,
        background: 'none',
        fontFamily: vars.font.display,
        fontSize: vars.text.lg.size,
        lineHeight: vars.text.lg.line,
        fontWeight: '480',
      },
    },
    fit: {
      true: {
        minHeight: '2.25rem',
        padding: '0.3125rem 0.625rem',
        fontSize: vars.text.xs.size,
        '@media': { [media.touch]: { minHeight: vars.layout.target, fontSize: vars.text.md.size } },
      },
      false: {},
    },
    icon: { true: { paddingInlineStart: '2.375rem' }, false: {} },
  },
  defaultVariants: { icon: false, fit: false },
});
