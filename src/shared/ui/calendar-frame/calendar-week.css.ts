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
export const hour = style({ ...inMargin, color: vars.color.ink3 });
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
      gridColumn: 2,
      display: 'none',
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

export const dues = style({
  display: 'grid',
  gap: '4px',
  alignContent: 'start',
  minHeight: '2.5rem',
  padding: '6px',
});
export const due = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '1.75rem',
  padding: '2px 8px',
  borderRadius: '5px',
  background: vars.template.tint,
  color: vars.template.ink,
  ...interfaceType('2xs', 'semi'),
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { minHeight: vars.layout.target } },
});

export const column = style({
  position: 'relative',
  boxSizing: 'content-box',
  borderBlockStart: `1.5px solid ${vars.color.ink2}`,
  background: `repeating-linear-gradient(transparent 0 calc(${ruled} - 1px), ${vars.color.rule} calc(${ruled} - 1px) ${ruled})`,
  selectors: {
    [`${day}[data-free] &`]: {
      backgroundColor: `color-mix(in oklab, ${vars.color.well} 45%, ${vars.color.sheet})`,
    },
  },
});

export const event = style({
  position: 'absolute',
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
    'a&:hover': { boxShadow: vars.shadow.mid },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
});
export const note = style({
  ...interfaceType('2xs', 'semi'),
  whiteSpace: 'nowrap',
  selectors: { [`${event}[data-template] &`]: { color: vars.template.ink } },
});
export const title = style({
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
