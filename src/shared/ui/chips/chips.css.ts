import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '2.125rem',
  maxWidth: '100%',
  paddingInline: '0.75rem',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.full,
  background: color.sheet,
  color: color.ink2,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.control, color: color.ink },
    '&:has(:checked)': {
      background: color.primaryTint,
      borderColor: color.primary,
      color: color.primary,
      fontWeight: '600',
    },
    [`${chips}[data-tone="pen"] &`]: { borderColor: color.penLine, color: color.pen },
    [`${chips}[data-tone="pen"] &:has(:checked)`]: { background: color.penTint, borderColor: color.pen },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: color.ink3, background: color.well, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minHeight: vars.layout.target },
    [media.forced]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});

export const count = style({ fontFamily: vars.font.display, fontVariantNumeric: 'lining-nums tabular-nums' });
