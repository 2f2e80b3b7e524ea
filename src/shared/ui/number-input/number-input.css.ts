import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

export const box = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: vars.layout.control,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: color.ink2 },
    '&:focus-within': { outline: `2px solid ${color.focus}`, borderColor: color.focus },
    '&:has([aria-invalid="true"])': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
    '&:has(input:disabled)': { background: color.well, borderColor: color.line2, color: color.ink3 },
  },
  '@media': { [media.touch]: { minHeight: vars.layout.target } },
});

export const input = style({
  width: '3.5rem',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  textAlign: 'center',
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontSize: vars.text.md.size,
  fontWeight: '520',
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.375rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:enabled:hover': { background: color.primaryTint, color: color.primary },
    '&:disabled': { color: color.ink3, opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { width: vars.layout.target } },
});

export const unit = style({
  alignSelf: 'center',
  paddingInlineEnd: vars.space[2],
  color: color.ink3,
  fontSize: vars.text.sm.size,
});

export const problem = style({
  color: color.danger,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
});
