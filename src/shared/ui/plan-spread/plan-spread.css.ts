import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

const shade = (share: string) => `color-mix(in oklab, ${vars.color.ink} ${share}, transparent)`;

export const desk = style({ position: 'relative', zIndex: 0 });
export const spread = style({
  position: 'relative',
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  borderRadius: vars.radius.leaf,
  background: vars.color.sheet,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.high}`,
  selectors: {
    // The gutter of the book.
    '&:has(> :nth-child(2))::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '50%',
      width: '120px',
      marginInlineStart: '-60px',
      pointerEvents: 'none',
      background: `linear-gradient(90deg, transparent, ${shade('3%')} 34%, ${shade('9%')} 49.5%, ${shade('16%')} 50%, ${shade('7%')} 51%, transparent 88%)`,
    },
    // The pages underneath.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '6px -4px -5px',
      zIndex: -1,
      borderRadius: vars.radius.lg,
      background: vars.color.raised,
      boxShadow: `0 0 0 1px ${vars.color.line}`,
    },
  },
  '@media': {
    [media.narrow]: {
      gridAutoFlow: 'row',
      selectors: { '&:has(> :nth-child(2))::before': { display: 'none' } },
    },
    [media.forced]: { border: '1px solid' },
  },
});
export const leaf = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '1.75rem 2.25rem 2.125rem',
  '@media': {
    [media.narrow]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } },
    [media.phone]: { padding: `${vars.space[6]} ${vars.space[5]}` },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '0.625rem',
  paddingBlockEnd: '0.875rem',
  marginBlockEnd: '1.375rem',
  borderBlockEnd: `1px solid ${vars.color.margin}`,
});
export const title = style({ ...displayType('lg'), fontWeight: 520, overflowWrap: 'anywhere' });
export const note = style({ margin: 0, ...interfaceType('2xs'), color: vars.color.ink3 });
export const plans = style({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'repeat(5, auto) 1fr',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  '@media': { [media.phone]: { display: 'block' } },
});
globalStyle(`${plans} > *`, { paddingInlineEnd: vars.space[6] });
globalStyle(`${plans} > * + *`, {
  paddingInline: `${vars.space[6]} 0`,
  borderInlineStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${plans} > *:nth-child(n)`, {
  '@media': { [media.phone]: { padding: 0, border: 0 } },
});
globalStyle(`${plans} > * + *:nth-child(n)`, {
  '@media': { [media.phone]: { marginBlockStart: '2.25rem' } },
});
