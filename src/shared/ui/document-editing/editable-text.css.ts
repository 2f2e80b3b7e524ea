import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/** Looks like the text around it; a tint shows where the user can type. */
export const text = style({
  // The lines touch, so that they get one outline.
  paddingBlock: '0.2em',
  borderRadius: vars.radius.xs,
  outline: '1.5px solid transparent',
  outlineOffset: '2px',
  whiteSpace: 'pre-wrap',
  cursor: 'text',
  selectors: {
    '&:hover': { background: vars.color.primaryTint },
    '&:focus': { background: vars.color.raised, outlineColor: vars.color.primary },
    '&:empty::before': { content: 'attr(data-placeholder)', color: vars.color.ink3 },
  },
  '@media': {
    [media.print]: { background: 'none', outline: 'none' },
  },
});
