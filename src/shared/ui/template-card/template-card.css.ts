import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

const open = '9px';
const bound = {
  borderRadius: open,
  borderStartStartRadius: vars.radius.xs,
  borderEndStartRadius: vars.radius.xs,
};

export const card = style({ position: 'relative', minWidth: 0 });

export const book = style({
  ...bound,
  display: 'block',
  '@media': {
    [media.touch]: {
      display: 'grid',
      gridTemplateColumns: '2.5rem minmax(0, 1fr)',
      columnGap: '0.875rem',
      alignItems: 'center',
      minHeight: '4.25rem',
      padding: `${vars.space[2]} 3.25rem ${vars.space[2]} 0`,
      borderBlockEnd: `1px solid ${vars.color.rule}`,
      borderRadius: 0,
    },
  },
});

export const cover = style({
  ...bound,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '7.75rem',
  padding: '12px 12px 12px 12px',
  background: vars.template.cover,
  color: vars.template.onCover,
  borderInlineStart: `10px solid ${vars.template.spine}`,
  boxShadow: vars.shadow.mid,
  transition: `transform ${vars.motion.move} ${vars.motion.pen}`,
  selectors: { [`${book}:hover &`]: { transform: 'translateY(-3px)' } },
  '@media': {
    // On a phone the book lies flat: a row with a small cover and the name beside it.
    [media.touch]: { display: 'contents' },
    [media.forced]: { border: '1px solid' },
  },
});

export const icon = style({
  display: 'flex',
  '@media': {
    [media.touch]: {
      gridRow: '1 / 3',
      alignItems: 'center',
      justifyContent: 'center',
      width: '2.375rem',
      height: '3rem',
      borderRadius: vars.radius.sm,
      borderStartStartRadius: '2px',
      borderEndStartRadius: '2px',
      background: vars.template.cover,
      color: vars.template.onCover,
      borderInlineStart: `6px solid ${vars.template.spine}`,
    },
  },
});

export const plate = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.125rem',
  padding: '7px 9px',
  borderRadius: vars.radius.xs,
  background: vars.color.plate,
  color: vars.color.onPlate,
  ...interfaceType('xs', 'semi'),
  lineHeight: '1.125rem',
  overflowWrap: 'anywhere',
  '@media': {
    [media.touch]: {
      gridColumn: 2,
      alignSelf: 'end',
      minHeight: 0,
      padding: 0,
      background: 'none',
      color: vars.color.ink,
      ...interfaceType('sm', 'semi'),
      selectors: { [`${cover}:last-child &`]: { gridRow: '1 / 3', alignSelf: 'center' } },
    },
  },
});

export const description = style({
  display: 'block',
  marginBlockStart: vars.space[2],
  ...interfaceType('2xs'),
  color: vars.color.ink2,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { gridColumn: 2, alignSelf: 'start', marginBlockStart: 0 } },
});

export const note = style({
  display: 'block',
  marginBlockStart: vars.space[1],
  ...interfaceType('2xs', 'semi'),
  color: vars.color.ink2,
  '@media': { [media.touch]: { gridColumn: 2, marginBlockStart: 0 } },
});

export const star = style({
  position: 'absolute',
  insetInlineEnd: '5px',
  insetBlockStart: '5px',
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.template.onCover,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${vars.template.spine} 60%, transparent)` },
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-3px' },
    '&[data-look="soft"]': { color: vars.template.ink },
    '&[data-look="soft"]:hover': { background: vars.template.tint2 },
  },
  '@media': {
    [media.touch]: {
      insetInlineEnd: 0,
      insetBlockStart: '12px',
      width: vars.layout.target,
      height: vars.layout.target,
      color: vars.color.ink3,
      selectors: { '&[aria-pressed="true"]': { color: vars.color.primary } },
    },
  },
});

export const soft = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: '11rem',
  padding: vars.space[4],
  border: `1px solid ${vars.template.line}`,
  borderRadius: '10px',
  borderStartStartRadius: vars.radius.xs,
  borderEndStartRadius: vars.radius.xs,
  background: vars.template.tint,
  color: vars.template.ink,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.template.tint2 } },
  '@media': { [media.touch]: { minHeight: 0 } },
});
export const softTitle = style({ ...displayType('md'), fontWeight: 540, marginBlockStart: '0.875rem' });
export const softText = style({
  ...interfaceType('xs'),
  color: vars.color.ink2,
  marginBlockStart: vars.space[1],
});
export const softNote = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[2],
  ...interfaceType('2xs', 'semi'),
});

export const slot = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[2],
  minHeight: '7.75rem',
  padding: '0.875rem',
  border: `1.5px dashed ${vars.color.control}`,
  ...bound,
  ...interfaceType('2xs'),
  color: vars.color.ink2,
  textAlign: 'center',
  '@media': {
    [media.touch]: {
      gridTemplateColumns: '2.5rem minmax(0, 1fr)',
      alignContent: 'center',
      alignItems: 'center',
      justifyContent: 'stretch',
      justifyItems: 'start',
      gap: '0.875rem',
      minHeight: '3.75rem',
      padding: 0,
      border: 0,
      textAlign: 'start',
    },
  },
});
globalStyle(`${slot} > svg`, { justifySelf: 'center' });
