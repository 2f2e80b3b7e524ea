import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

const glow = `0 0 0 4px color-mix(in oklab, ${vars.color.pen} 18%, transparent)`;
const ring = { outline: `2px solid ${vars.color.pen}`, outlineOffset: '-2px', borderRadius: '5px' };

export const cell = style({
  position: 'relative',
  ...displayType('sm', 'regular'),
  cursor: 'cell',
  touchAction: 'manipulation',
  selectors: {
    '&[data-mark="excused"]': { color: vars.color.ink3, fontStyle: 'italic' },
    '&[data-mark="missing"]': {
      background: vars.color.penTint,
      color: vars.color.pen,
      fontStyle: 'italic',
      fontWeight: vars.weight.bold,
    },
    // A faint hatching: nothing can be entered.
    '&[data-closed]': {
      color: vars.color.ink2,
      cursor: 'default',
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 5px, ${vars.color.line} 5px 6px)`,
    },
    '&[data-state="invalid"]': {
      background: vars.color.dangerTint,
      color: vars.color.danger,
      textDecoration: `underline wavy ${vars.color.danger}`,
      textUnderlineOffset: '3px',
    },
    '&[data-doubtful]': {
      color: vars.color.warn,
      textDecoration: `underline wavy ${vars.color.warn}`,
      textUnderlineOffset: '3px',
    },
    '&[data-state="conflict"]': {
      background: vars.color.warnTint,
      color: vars.color.warn,
      fontWeight: vars.weight.bold,
    },
    // A corner as in a spreadsheet.
    '&[data-noted]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      border: '4px solid transparent',
      borderBlockStartColor: vars.color.primary,
      borderInlineEndColor: vars.color.primary,
    },
    // An arrow: still on its way to the server.
    '&[data-state="pending"]::after': {
      content: '"↑"',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: '4px',
      ...interfaceType('2xs', 'bold'),
      lineHeight: '1rem',
      color: vars.color.ink3,
    },
    '&[aria-selected="true"]': {
      background: `color-mix(in oklab, ${vars.color.primaryTint} 75%, ${vars.color.sheet})`,
    },
    '&[data-active]': { outline: `1px solid ${vars.color.penLine}`, outlineOffset: '-1px' },
    '&[data-active]:focus-within': { ...ring, zIndex: 2 },
    '&[data-opened]': {
      ...ring,
      zIndex: 1,
      fontWeight: '600',
      boxShadow: glow,
      background: vars.color.raised,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[aria-selected="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-active]:focus-within': { outlineColor: 'Highlight', outlineWidth: '3px' },
        '&:is([data-state="invalid"], [data-state="conflict"])': { outline: '2px dashed Mark' },
        '&[data-noted]::before': { forcedColorAdjust: 'none' },
      },
    },
  },
});

export const score = style({
  position: 'relative',
  selectors: {
    '&[data-low]': {
      textDecoration: 'underline',
      textDecorationColor: vars.color.pen,
      textDecorationThickness: '2px',
      textUnderlineOffset: '4px',
    },
    '&[data-dropped]': { textDecoration: 'line-through', color: vars.color.ink3 },
    '&[data-hidden]': {
      padding: '0 5px',
      border: `1px dashed ${vars.color.control}`,
      borderRadius: vars.radius.sm,
    },
  },
});
// Text that is no score may be long.
globalStyle(`${cell}[data-state='invalid'] > ${score}`, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textDecoration: 'inherit',
});
export const sign = style({});
export const late = style({
  position: 'absolute',
  insetInlineStart: '100%',
  insetBlockStart: '-4px',
  marginInlineStart: '1px',
  ...displayType('2xs', 'bold'),
  fontStyle: 'italic',
  lineHeight: 1,
  color: vars.color.pen,
});
export const against = style({
  marginInlineStart: '5px',
  paddingInlineStart: '5px',
  borderInlineStart: `1.5px solid ${vars.color.warn}`,
});
globalStyle(`:is(${sign}, ${late}, ${against})::before`, { content: 'attr(data-sign)' });
export const circle = style({
  display: 'inline-block',
  width: '9px',
  height: '9px',
  border: `1.5px solid ${vars.color.pen}`,
  borderRadius: '50%',
});

// Beside the score, at the end of the active cell.
export const details = style({
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '1px',
  display: 'grid',
  placeItems: 'center',
  width: '1.125rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'none',
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.well, color: vars.color.ink } },
  '@media': {
    '(pointer: coarse)': { width: '1.75rem' },
    [media.touch]: { width: '1.75rem' },
    [media.print]: { display: 'none' },
  },
});

export const input = style({
  position: 'absolute',
  inset: '-1px',
  zIndex: 4,
  width: 'calc(100% + 2px)',
  padding: 0,
  border: `2px solid ${vars.color.pen}`,
  borderRadius: '5px',
  background: vars.color.raised,
  color: vars.color.ink,
  ...displayType('md'),
  fontWeight: '600',
  textAlign: 'center',
  outline: 'none',
  boxShadow: glow,
  userSelect: 'text',
});

export const bubble = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 'calc(100% + 6px)',
  zIndex: 6,
  width: 'max-content',
  maxWidth: '17rem',
  padding: '8px 10px',
  borderRadius: vars.radius.sm,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line2}`,
  color: vars.color.ink,
  ...interfaceType('xs'),
  whiteSpace: 'normal',
  textAlign: 'start',
  boxShadow: vars.shadow.mid,
  selectors: {
    '&[data-side="above"]': { insetBlockStart: 'auto', insetBlockEnd: 'calc(100% + 6px)' },
    '&[data-align="end"]': { insetInlineStart: 'auto', insetInlineEnd: 0 },
    '&[data-side="beside"]': { insetBlockStart: '3px', insetInlineStart: 'calc(100% + 6px)' },
    '&[data-side="beside"][data-align="end"]': {
      insetInlineStart: 'auto',
      insetInlineEnd: 'calc(100% + 6px)',
    },
  },
});
globalStyle(`${bubble} button`, {
  display: 'block',
  width: '100%',
  minHeight: '2rem',
  marginBlockStart: '6px',
  padding: '0 10px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.sm,
  background: vars.color.sheet,
  color: vars.color.ink,
  ...interfaceType('xs', 'semi'),
  cursor: 'pointer',
  '@media': {
    [media.touch]: { minHeight: vars.layout.target },
    '(pointer: coarse)': { minHeight: vars.layout.target },
  },
});
globalStyle(`${bubble} button:hover`, { background: vars.color.well });
const remark = style([
  bubble,
  {
    ...interfaceType('2xs', 'semi'),
    padding: '4px 8px',
    pointerEvents: 'none',
    fontStyle: 'normal',
  },
]);
export const refusal = style([
  remark,
  { background: vars.color.dangerTint, borderColor: vars.color.danger, color: vars.color.danger },
]);
export const warning = style([
  remark,
  { background: vars.color.warnTint, borderColor: vars.color.warn, color: vars.color.warn },
]);
