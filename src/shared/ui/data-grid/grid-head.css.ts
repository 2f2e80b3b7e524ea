import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const category = style({
  display: 'block',
  width: '18px',
  height: '4px',
  margin: '5px auto 9px',
  borderRadius: '2px',
  background: vars.template.cover,
});
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  // Columns are as wide as their longest word; one that is longer still is hyphenated.
  hyphens: 'auto',
  overflowWrap: 'break-word',
  fontWeight: '600',
  color: vars.color.ink,
});
export const small = style({ display: 'block' });
export const figure = style({ fontFamily: vars.font.display, fontVariantNumeric: 'lining-nums' });

export const menuButton = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'start end',
  width: '1.5rem',
  height: '1.5rem',
  // The arrow stands above the title, beside the colour of the category.
  padding: '2px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.color.ink2,
  cursor: 'pointer',
  opacity: 0,
  selectors: {
    '&:is(:hover, :focus-visible, [aria-expanded="true"]), :is(th:hover, th:focus, th[data-current]) > &': {
      opacity: 1,
    },
    '&:hover': { color: vars.color.primary },
  },
  '@media': {
    '(pointer: coarse)': {
      width: vars.layout.target,
      height: vars.layout.target,
      opacity: 1,
    },
    [media.touch]: { width: vars.layout.target, height: vars.layout.target, opacity: 1 },
  },
});
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-4px',
  zIndex: 1,
  width: '8px',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: { '&:hover': { background: vars.color.primaryTint2 } },
});
