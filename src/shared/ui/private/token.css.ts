import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

/** The box around tokens and the input after them. */
export const tokenBox = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.375rem',
  padding: '0.3125rem 0.375rem !important',
});

/** A selected option in the box. */
export const token = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  minHeight: '1.75rem',
  maxWidth: '100%',
  paddingInline: '0.5625rem 0.1875rem',
  borderRadius: vars.radius.sm,
  background: color.primaryTint,
  color: color.link,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.semi,
  overflowWrap: 'anywhere',
  selectors: { '&[data-highlighted]': { outline: `2px solid ${color.focus}` } },
  '@media': {
    [media.touch]: { minHeight: vars.layout.target },
    [media.forced]: { border: '1px solid' },
  },
});

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: '5px',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.primaryTint2 } },
  '@media': { [media.touch]: { width: vars.layout.target, height: vars.layout.target } },
});

export const bareInput = style({
  flex: 1,
  minWidth: '4rem',
  minHeight: '1.75rem',
  padding: '0 0.375rem',
  border: 0,
  outline: 0,
  background: 'none',
  textOverflow: 'ellipsis',
});
