import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/** An icon button at the end of an input, such as one that clears it. */
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
