import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

const margin = '3rem';

export const frame = style({ minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  marginBlockEnd: '0.875rem',
});
export const title = style({ ...displayType('xl'), fontWeight: 520, flex: 1, minWidth: 'min(100%, 8rem)' });
export const legend = style({
  display: 'flex',
  gap: vars.space[4],
  ...interfaceType('2xs'),
  color: vars.color.ink2,
});
export const summary = style({
  marginBlockStart: vars.space[3],
  ...interfaceType('xs'),
  color: vars.color.ink2,
});

export const plot = style({
  position: 'relative',
  height: '17.5rem',
  marginInlineStart: margin,
  marginBlock: '8px 1.75rem',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '-8px -1.75rem',
      insetInlineStart: '-4px',
      width: '4px',
      borderInline: `1px solid ${vars.color.margin}`,
    },
  },
  '@media': { [media.phone]: { height: '13rem' } },
});
export const rule = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const tick = style({
  position: 'absolute',
  insetInlineEnd: 'calc(100% + 14px)',
  ...displayType('2xs', 'medium'),
  lineHeight: 0,
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
});

export const bars = style({ position: 'absolute', inset: '0 0 0 10px', display: 'flex' });
export const column = style({ position: 'relative', flex: 1, minWidth: 0 });
export const bar = style({
  position: 'absolute',
  insetInline: '16%',
  insetBlockEnd: 0,
  background: vars.color.primary,
  borderRadius: '2px 2px 0 0',
  selectors: {
    [`${column}[data-current] &`]: {
      background: `color-mix(in oklab, ${vars.color.primary} 72%, ${vars.color.sheet})`,
      '@media': { [media.forced]: { background: 'CanvasText' } },
    },
  },
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const crossbar = style({
  position: 'absolute',
  insetInline: '-4%',
  height: '2px',
  background: vars.color.ink,
  boxShadow: `0 0 0 1px ${vars.color.desk}`,
  '@media': { [media.forced]: { background: 'Highlight' } },
});
export const label = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  ...displayType('2xs', 'regular'),
  lineHeight: '1.625rem',
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
  selectors: {
    '[dir="rtl"] &': { transform: 'translateX(50%)' },
    [`${column}[data-current] &`]: { color: vars.color.primary, fontWeight: vars.weight.bold },
  },
});

// Charts run from left to right, also in right-to-left languages.
export const lines = style({ position: 'absolute', inset: '0 0 0 1rem', display: 'flex', direction: 'ltr' });
export const drawn = style({
  position: 'relative',
  flex: 1,
  minWidth: '55%',
  containerType: 'inline-size',
  zIndex: 1,
});
/** Beside the lines, as wide as the longest label but never more than a part of the chart. */
export const ends = style({ position: 'relative', maxWidth: '45%', ...interfaceType('2xs', 'semi') });
export const layer = style({ position: 'absolute', inset: 0 });
export const drawing = style({ width: '100%', height: '100%', overflow: 'visible' });
export const line = style({
  fill: 'none',
  stroke: vars.color.primary,
  strokeWidth: '2.5px',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '&[data-line="compared"]': { stroke: vars.color.ink3, strokeWidth: '1.5px', strokeDasharray: '5 4' },
    // Without a colour of their own they differ in print and for the colour-blind too.
    '&[data-line="1"]': { stroke: vars.color.ink, strokeDasharray: '7 4' },
    '&[data-line="2"]': { stroke: vars.color.primary, strokeDasharray: '1 5' },
    '&[data-line="3"]': { stroke: vars.color.ink, strokeDasharray: '10 4 1 4' },
  },
});
export const points = style({
  stroke: vars.color.primary,
  strokeWidth: '6px',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '&[data-line="compared"]': { stroke: 'none' },
    '&:is([data-line="1"], [data-line="3"])': { stroke: vars.color.ink },
  },
});
export const band = style({
  fill: vars.color.primary,
  opacity: 0.1,
  '@media': { [media.forced]: { fill: 'CanvasText', opacity: 0.25 } },
});
export const end = style({
  position: 'absolute',
  insetInline: '12px 0',
  display: 'flex',
  alignItems: 'center',
  gap: '0.375em',
  transform: 'translateY(50%)',
  lineHeight: '1.125rem',
  color: vars.color.primary,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-line="compared"]': { color: vars.color.ink2, fontWeight: vars.weight.regular },
    '&:is([data-line="1"], [data-line="3"])': { color: vars.color.ink },
  },
});
export const endName = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const sample = style({ flex: 'none', width: '16px', height: '4px', overflow: 'visible' });
globalStyle(`${end} b`, { fontFamily: vars.font.display, fontVariantNumeric: 'lining-nums' });
export const point = style({
  position: 'absolute',
  insetBlockStart: '100%',
  transform: 'translateX(-50%)',
  ...displayType('2xs', 'regular'),
  lineHeight: '1.625rem',
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
  // A label with the space around it has a width of up to 3.25rem.
  '@container': {
    '(max-width: 26rem)': { selectors: { '&[data-room="wide"]': { display: 'none' } } },
    '(max-width: 13rem)': { selectors: { '&[data-room="middle"]': { display: 'none' } } },
  },
});

export const readings = style({ position: 'absolute', inset: 0 });
export const place = style({});
/** Where the pointer finds a reading. */
export const reach = style({ position: 'absolute', insetBlock: 0 });
const isRead = `:is(${reach}:hover + &, ${readings}:focus-visible > ${place}[data-current] > &)`;
export const reading = style({
  position: 'absolute',
  insetBlock: 0,
  width: 0,
  pointerEvents: 'none',
  selectors: {
    [`${isRead}::before`]: {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `1px solid ${vars.color.ink3}`,
    },
  },
});
export const bubble = style({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineStart: '8px',
  width: 'max-content',
  maxWidth: 'min(14rem, 40vw)',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.sm,
  background: vars.color.ink,
  color: vars.color.desk,
  ...interfaceType('2xs'),
  pointerEvents: 'none',
  selectors: {
    [`:is(${reach}:hover + *, ${readings}:focus-visible > ${place}[data-current] > *) > &`]: {
      display: 'block',
    },
    '&[data-end]': { insetInline: 'auto 8px' },
  },
});
