import { globalStyle, style } from '@vanilla-extract/css';
import { leaf } from '../private/leaf';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

const margin = '4rem';
/** The height of an hour. */
export const hourHeight = 3.875;
const ruled = `${hourHeight}rem`;

export const week = style({
  display: 'grid',
  gridTemplateColumns: margin,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  ...leaf,
  '@media': {
    [media.touch]: { gridTemplateColumns: `${margin} minmax(0, 1fr)`, gridAutoFlow: 'row' },
    // A second page would have hours without the names of the days.
    [media.print]: { breakInside: 'avoid' },
  },
});

export const strip = style({
  display: 'none',
  '@media': {
    [media.touch]: { display: 'flex', gridColumn: '1 / -1', borderBlockEnd: `1px solid ${vars.color.line}` },
  },
});
export const stripDay = style({
  flex: 1,
  minWidth: 0,
  minHeight: '3.25rem',
  padding: 0,
  border: 0,
  background: 'none',
  ...interfaceType('2xs'),
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.primary,
      boxShadow: `inset 0 -3px 0 ${vars.color.primary}`,
    },
    '&[data-over]': { background: vars.color.well },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
globalStyle(`${stripDay} b`, { display: 'block', ...displayType('md') });

export const hours = style({
  position: 'relative',
  gridRow: 3,
  gridColumn: 1,
  borderBlockStart: `1.5px solid ${vars.color.ink2}`,
  boxSizing: 'content-box',
  // Due work is shown above the hours.
  alignSelf: 'end',
  '@media': { [media.touch]: { display: 'none' } },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '-3px',
      zIndex: 1,
      width: '4px',
      borderInline: `1px solid ${vars.color.margin}`,
    },
  },
});
const inMargin = {
  position: 'absolute',
  insetInlineEnd: '14px',
  transform: 'translateY(-50%)',
  ...displayType('2xs', 'medium'),
  lineHeight: 1,
} as const;
export const hour = style({
  ...inMargin,
  color: vars.color.ink3,
  // The first one is below the line at the top of the hours.
  selectors: { '&:first-child': { transform: 'translateY(4px)' } },
});
/** Names the row of due work. */
export const dueLabel = style({
  gridRow: 2,
  gridColumn: 1,
  padding: '10px 14px 0 0',
  textAlign: 'end',
  ...interfaceType('2xs'),
  color: vars.color.ink3,
  '@media': { [media.touch]: { display: 'none' } },
});
export const nowTime = style({
  ...inMargin,
  insetInlineEnd: '8px',
  zIndex: 2,
  padding: '5px 6px',
  borderRadius: '4px',
  background: vars.color.primary,
  color: vars.color.onPrimary,
});

export const day = style({
  display: 'grid',
  gridRow: '1 / 4',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.touch]: {
      gridRow: 3,
      gridColumn: '1 / -1',
      display: 'none',
      borderInlineStart: 0,
      gridTemplateRows: 'auto auto',
      selectors: { '&[data-picked]': { display: 'grid' } },
    },
  },
});
export const dayHead = style({
  padding: '12px 10px 10px',
  ...interfaceType('2xs'),
  color: vars.color.ink3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-today]': { color: vars.color.primary, boxShadow: `inset 0 3px 0 ${vars.color.primary}` },
  },
  '@media': { [media.touch]: { display: 'none' } },
});
globalStyle(`${dayHead} b`, { display: 'block', ...displayType('xl'), color: vars.color.ink });
globalStyle(`${dayHead}[data-today] b`, { color: 'inherit' });

export const dayNote = style({ display: 'block', ...interfaceType('2xs'), color: vars.color.ink2 });
export const dayList = style({
  display: 'none',
  padding: `0 ${vars.space[2]}`,
  '@media': { [media.touch]: { display: 'block' } },
});
const inPlace = '[data-move-place]';
/** A grip in the corner of what can be moved. A mouse finds it there, and it hides no words before. */
export const handle = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: '4px',
  background: 'none',
  color: vars.color.ink2,
  cursor: 'grab',
  touchAction: 'none',
  '@media': {
    [media.hover]: {
      opacity: 0,
      background: `color-mix(in oklab, ${vars.color.sheet} 88%, transparent)`,
      selectors: {
        [`${inPlace}:hover &, ${inPlace}:focus-within &`]: { opacity: 1 },
      },
    },
    [media.touch]: {
      position: 'static',
      width: vars.layout.target,
      height: vars.layout.target,
      opacity: 1,
      background: 'none',
    },
    [media.forced]: { opacity: 1 },
    [media.print]: { display: 'none' },
  },
});

export const column = style({
  position: 'relative',
  boxSizing: 'content-box',
  borderBlockStart: `1.5px solid ${vars.color.ink2}`,
  '@media': { [media.touch]: { display: 'none' } },
  background: `repeating-linear-gradient(transparent 0 calc(${ruled} - 1px), ${vars.color.rule} calc(${ruled} - 1px) ${ruled})`,
  selectors: {
    [`${day}[data-over] &`]: { boxShadow: `inset 0 0 0 2px ${vars.color.primary}` },
    [`${day}[data-free] &`]: {
      backgroundColor: `color-mix(in oklab, ${vars.color.well} 45%, ${vars.color.sheet})`,
    },
  },
});

export const eventPlace = style({
  position: 'absolute',
  minHeight: '1.25rem',
  selectors: { '&[data-drags]': { userSelect: 'none' } },
});
export const event = style({
  boxSizing: 'border-box',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  padding: '4px 8px',
  minHeight: '1.25rem',
  overflow: 'hidden',
  borderRadius: '6px',
  border: `1px solid ${vars.color.line2}`,
  background: vars.color.sheet,
  ...interfaceType('2xs'),
  color: vars.color.ink2,
  selectors: {
    '&[data-template]': {
      borderColor: 'transparent',
      borderInlineStart: `6px solid ${vars.template.cover}`,
      borderStartStartRadius: vars.radius.xs,
      borderEndStartRadius: vars.radius.xs,
      background: vars.template.tint,
    },
    '&[data-unplanned]': {
      borderBlockColor: vars.color.control,
      borderInlineEndColor: vars.color.control,
      background: vars.color.sheet,
    },
    '&[data-movable]': { paddingInlineEnd: '1.5rem' },
    // Room for one line.
    '&[data-short]': { flexDirection: 'row', gap: '6px', paddingBlock: 0, alignItems: 'center' },
    '&[data-cancelled]': { textDecoration: 'line-through', opacity: 0.75 },
    'a&:hover': { boxShadow: vars.shadow.mid },
  },
  // Browsers print no backgrounds.
  '@media': {
    [media.hover]: { selectors: { '&[data-movable]': { paddingInlineEnd: '8px' } } },
    [media.forced]: { border: '1px solid' },
    [media.print]: { borderBlock: '1px solid', borderInlineEnd: '1px solid' },
  },
});
export const note = style({
  ...interfaceType('2xs', 'semi'),
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${event}[data-template] &`]: { color: vars.template.ink } },
});
/** Ends in an ellipsis after as many lines as the event has room for. */
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: { [`${event}[data-template] &`]: { ...displayType('xs'), color: vars.color.ink } },
});

// The current time is a stroke of ink.
export const nowLine = style({
  position: 'absolute',
  insetInline: '-4px 0',
  zIndex: 2,
  height: '2px',
  background: vars.color.primary,
  pointerEvents: 'none',
});
