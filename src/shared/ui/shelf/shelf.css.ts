import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, text, space } = vars;

const margin = '10.5rem';

/** The margin of the rack, with the names of the shelves. */
export const rack = style({
  position: 'relative',
  borderTop: `1px solid ${color.rule}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: margin,
      width: '4px',
      borderInline: `1px solid ${color.margin}`,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.touch]: { border: 0, selectors: { '&::before': { display: 'none' } } } },
});

export const shelf = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${margin} minmax(0, 1fr)`,
  columnGap: space[7],
  paddingBlock: '1.625rem 1.5rem',
  borderBottom: `1px solid ${color.rule}`,
  selectors: {
    '&:hover::after, &:has(:focus-visible)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${margin} - 1px)`,
      insetBlock: '1.625rem 1.5rem',
      width: '6px',
      borderRadius: vars.radius.xs,
      background: color.primary,
    },
  },
  '@media': {
    [media.touch]: {
      display: 'block',
      border: 0,
      paddingBlock: `${space[5]} 0`,
      selectors: { '&::after': { display: 'none' } },
    },
  },
});

export const name = style({
  paddingInlineEnd: space[5],
  '@media': {
    [media.touch]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      paddingInlineEnd: 0,
      paddingBlockEnd: '0.625rem',
      borderBlockEnd: `1px solid ${color.rule}`,
    },
  },
});

export const hint = style({
  marginBlockStart: space[1],
  fontSize: text['2xs'].size,
  lineHeight: text['2xs'].line,
  color: color.ink3,
});

// Five books per row on the widest page; on a phone each book lies flat in its own row.
export const books = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
  gap: space[4],
  minWidth: 0,
  '@media': {
    [media.touch]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
      rowGap: 0,
    },
  },
});
