import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

export const track = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    width: 'fit-content',
    maxWidth: '100%',
    padding: '3px',
    gap: '2px',
    borderRadius: '10px',
    border: `1px solid ${color.line2}`,
    background: color.well,
  },
  variants: { block: { true: { display: 'flex', width: '100%' }, false: {} } },
});

export const segment = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
  minHeight: '2.125rem',
  paddingInline: '0.875rem',
  borderRadius: '7px',
  color: color.ink2,
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.semi,
  textAlign: 'center',
  lineHeight: 1.2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink },
    '&:has(:checked)': {
      background: color.raised,
      color: color.primary,
      boxShadow: `0 0 0 1px ${color.line2}, ${vars.shadow.low}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&:has(:disabled)': { color: color.ink3, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minHeight: vars.layout.target },
    [media.phone]: { paddingInline: '0.5rem' },
    [media.forced]: {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
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
