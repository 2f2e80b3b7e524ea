import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { template, text, space } = vars;

/** Shows three lines of a title. */
const height = '7.875rem';

/** The edge of the desk hides the lower half of the books. */
export const rack = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
  gap: '0.875rem',
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${vars.color.line2}`,
  '@media': {
    [media.phone]: {
      display: 'flex',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
    },
  },
});

export const place = style({ minWidth: '8.25rem', maxWidth: '11rem' });

export const book = style({
  display: 'block',
  height,
  paddingBlockStart: '0.625rem',
  overflow: 'clip',
  borderRadius: '3px 9px 0 0',
  outlineOffset: '-2px',
});

export const cover = style({
  display: 'block',
  position: 'relative',
  height: '10.5rem',
  padding: '0.75rem 0.625rem 0 1.25rem',
  borderRadius: vars.radius.cover,
  background: `linear-gradient(90deg, ${template.spine} 10px, ${template.cover} 0)`,
  color: template.onCover,
  transition: `transform ${vars.motion.rise} ${vars.motion.pen}`,
  selectors: {
    [`${book}:hover &, ${book}:focus-visible &`]: { transform: 'translateY(-9px)' },
    '[dir="rtl"] &': { background: `linear-gradient(-90deg, ${template.spine} 10px, ${template.cover} 0)` },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const plate = style({
  display: 'block',
  height: '6.875rem',
  marginBlockStart: '0.625rem',
  padding: '0.5625rem 0.625rem 0',
  borderRadius: vars.radius.xs,
  background: vars.color.plate,
  color: vars.color.onPlate,
  fontSize: text.xs.size,
  lineHeight: text['2xs'].line,
  fontWeight: vars.weight.semi,
});
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
