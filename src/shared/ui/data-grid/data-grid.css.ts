import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

const margin = '2.875rem';
const nameWidth = '11.625rem';
const rowHeight = createVar();
const tinted = `color-mix(in oklab, ${vars.color.penTint} 45%, ${vars.color.sheet})`;

export const frame = style({
  minWidth: 0,
  maxHeight: '100%',
  display: 'flex',
  borderStartStartRadius: vars.radius.xs,
  borderStartEndRadius: vars.radius.leaf,
  overflow: 'hidden',
});
globalStyle(`${frame} > *`, { flex: 1 });

export const grid = style({
  vars: { [rowHeight]: '33px' },
  width: '100%',
  background: vars.color.sheet,
  ...interfaceType('sm'),
  '@media': { [media.touch]: { vars: { [rowHeight]: vars.layout.target } } },
});

globalStyle(`${grid} :is(th, td)`, {
  height: rowHeight,
  padding: '0 6px',
  textAlign: 'center',
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
  background: vars.color.sheet,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  minWidth: '4.25rem',
});
globalStyle(`${grid} tbody tr:hover > *`, { background: vars.color.raised });
globalStyle(`${grid} tr[data-current] > *, ${grid} :is(th, td)[data-current]`, { background: tinted });

export const head = style({});
globalStyle(`${head} th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  height: '6rem',
  padding: '4px 4px 8px',
  verticalAlign: 'bottom',
  ...interfaceType('2xs'),
  lineHeight: '1rem',
  color: vars.color.ink3,
  whiteSpace: 'normal',
  borderBlockEnd: `1.5px solid ${vars.color.ink2}`,
});
globalStyle(`${head} th[data-current]`, { boxShadow: `inset 0 -3px 0 ${vars.color.pen}` });

export const category = style({
  display: 'block',
  width: '18px',
  height: '4px',
  margin: '0 auto 6px',
  borderRadius: '2px',
  background: vars.template.cover,
});
export const title = style({
  display: 'grid',
  placeContent: 'end center',
  minHeight: '2rem',
  fontWeight: '600',
  color: vars.color.ink,
});
export const small = style({ display: 'block' });
export const figure = style({ fontFamily: vars.font.display, fontVariantNumeric: 'lining-nums' });

export const number = style({});
globalStyle(`${grid} ${number}`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  minWidth: margin,
  width: margin,
  paddingInlineEnd: '14px',
  textAlign: 'end',
  ...displayType('2xs', 'regular'),
  color: vars.color.ink3,
  borderInlineStart: 0,
  borderBlockEndColor: 'transparent',
});
// The margin of a page for marking.
globalStyle(`${grid} ${number}::after`, {
  content: '""',
  position: 'absolute',
  insetBlock: '0 -1px',
  insetInlineEnd: 0,
  width: '4px',
  borderInline: `1px solid ${vars.color.penLine}`,
});

export const name = style({});
globalStyle(`${grid} ${name}`, {
  position: 'sticky',
  insetInlineStart: margin,
  zIndex: 2,
  minWidth: nameWidth,
  paddingInlineStart: '14px',
  textAlign: 'start',
  borderInlineStart: 0,
});
globalStyle(`${name} b`, { fontWeight: '600' });
globalStyle(`${name} a:hover`, { textDecoration: 'underline', textUnderlineOffset: '3px' });

export const average = style({});
globalStyle(`${grid} ${average}`, {
  position: 'sticky',
  insetInlineStart: `calc(${margin} + ${nameWidth})`,
  zIndex: 2,
  minWidth: '5.5rem',
  paddingInlineEnd: '12px',
  textAlign: 'end',
  borderInlineEnd: `1px solid ${vars.color.line2}`,
});
globalStyle(`${grid} :is(tbody, tfoot) ${average}`, { ...displayType('sm'), fontWeight: '600' });
globalStyle(`${head} :is(${number}, ${name}, ${average})`, { zIndex: 5 });
export const letter = style({
  display: 'inline-block',
  width: '1.375rem',
  textAlign: 'start',
  ...interfaceType('2xs'),
  color: vars.color.ink3,
});

const glow = `0 0 0 4px color-mix(in oklab, ${vars.color.pen} 18%, transparent)`;

export const cell = style({
  position: 'relative',
  ...displayType('sm', 'regular'),
  cursor: 'cell',
  selectors: {
    '&:focus': { outline: `2px solid ${vars.color.pen}`, outlineOffset: '-2px', borderRadius: '5px' },
    '&[data-opened]': {
      zIndex: 1,
      outline: `2px solid ${vars.color.pen}`,
      borderRadius: '5px',
      fontWeight: '600',
      boxShadow: glow,
    },
    '&[data-mark="excused"]': { color: vars.color.ink3, fontStyle: 'italic' },
  },
});
globalStyle(`${grid} tr ${cell}[data-opened]`, { background: vars.color.raised });
globalStyle(`${grid} ${cell}[data-mark="missing"]`, {
  background: vars.color.penTint,
  color: vars.color.pen,
  fontStyle: 'italic',
  fontWeight: vars.weight.bold,
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
  },
});
export const late = style({
  position: 'absolute',
  insetInlineStart: '100%',
  insetBlockStart: '-7px',
  marginInlineStart: '1px',
  ...displayType('2xs', 'bold'),
  fontStyle: 'italic',
  lineHeight: 1,
  color: vars.color.pen,
});
export const ring = style({
  display: 'inline-block',
  width: '9px',
  height: '9px',
  border: `1.5px solid ${vars.color.pen}`,
  borderRadius: '50%',
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
  ...displayType('md'),
  fontWeight: '600',
  textAlign: 'center',
  outline: 'none',
  boxShadow: glow,
  selectors: { '&[aria-invalid]': { borderColor: vars.color.danger } },
});
export const refusal = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 'calc(100% + 6px)',
  zIndex: 6,
  padding: '4px 8px',
  borderRadius: vars.radius.sm,
  background: vars.color.dangerTint,
  color: vars.color.danger,
  ...interfaceType('2xs', 'semi'),
  boxShadow: vars.shadow.mid,
});

export const foot = style({});
globalStyle(`${foot} :is(th, td)`, {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  height: '2.5rem',
  borderBlockStart: `1.5px solid ${vars.color.ink2}`,
  borderBlockEnd: 0,
  ...displayType('sm'),
  fontWeight: '600',
});
globalStyle(`${foot} ${name}`, { fontFamily: vars.font.text });
globalStyle(`${foot} :is(${number}, ${name}, ${average})`, { zIndex: 5 });

// On a narrow screen only the name column is sticky.
globalStyle(`${grid} ${average}`, {
  '@media': { [media.touch]: { position: 'static' } },
});
// This column scrolls away too, but still draws the double rule.
globalStyle(`${grid} ${number}`, {
  '@media': { [media.touch]: { position: 'relative' } },
});
globalStyle(`${grid} ${name}`, {
  '@media': { [media.touch]: { insetInlineStart: 0, minWidth: '8rem', whiteSpace: 'normal' } },
});
