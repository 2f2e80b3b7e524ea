import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/** A button of an icon at the end of an input: opens a list or a calendar, or clears. */
export const inputEnd = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.color.ink3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.ink }, '&:disabled': { cursor: 'not-allowed' } },
  '@media': { [media.touch]: { width: vars.layout.target, height: vars.layout.target } },
});
