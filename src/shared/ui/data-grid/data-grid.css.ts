import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

const margin = '2.875rem';
const nameSize = createVar();
const rowHeight = createVar();
const tinted = `color-mix(in oklab, ${vars.color.penTint} 45%, ${vars.color.sheet})`;
const selected = `color-mix(in oklab, ${vars.color.primaryTint} 75%, ${vars.color.sheet})`;
// A tablet is wider than `media.touch`, and its targets are as large.
const finger = '(pointer: coarse)';
// Where columns that stay would leave no room for scores, as on a phone or with large text.
const narrow = '(max-width: 40rem)';
const large = { vars: { [rowHeight]: vars.layout.target } };

export const frame = style({
  width: '100%',
  minWidth: 0,
  maxHeight: '100%',
  display: 'flex',
  borderStartStartRadius: vars.radius.xs,
  borderStartEndRadius: vars.radius.leaf,
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'block', overflow: 'visible', maxHeight: 'none' } },
});
export const scroller = style({
  vars: { [rowHeight]: '2.0625rem' },
  containerType: 'inline-size',
  position: 'relative',
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.sheet,
  scrollbarWidth: 'thin',
  '@media': {
    [finger]: large,
    [media.touch]: large,
    [media.print]: { display: 'none' },
  },
});
// Its size tells the virtualizer the height of a row and the size of a rem.
export const probe = style({
  position: 'absolute',
  width: '1rem',
  height: rowHeight,
  visibility: 'hidden',
  pointerEvents: 'none',
});

export const grid = style({
  vars: { [nameSize]: '11.625rem' },
  tableLayout: 'fixed',
  width: '100%',
  background: vars.color.sheet,
  userSelect: 'none',
  ...interfaceType('sm'),
  '@container': { [narrow]: { vars: { [nameSize]: '8rem' } } },
});
// Before the grid listens, no press focuses a cell: what is typed next would be lost. Links and buttons are replayed.
globalStyle(`${grid}[aria-disabled] [data-place]`, { pointerEvents: 'none' });
globalStyle(`${grid}[aria-disabled] [data-place] :is(a, button)`, { pointerEvents: 'auto' });

export const numberWidth = style({ width: margin });
export const nameWidth = style({ width: nameSize });
export const totalWidth = style({ width: '5.5rem' });
globalStyle(`${grid} col[data-current]`, { background: tinted });

globalStyle(`${grid} :is(th, td)`, {
  height: rowHeight,
  padding: '0 6px',
  textAlign: 'center',
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
});
export const gap = style({});
export const filler = style({});
globalStyle(`${grid} :is(${gap}, ${filler})`, { padding: 0, borderInlineStart: 0 });
globalStyle(`${grid} tbody tr:hover`, { background: vars.color.raised });
globalStyle(`${grid} tbody tr[data-current]`, { background: tinted });

export const head = style({ position: 'sticky', insetBlockStart: 0, zIndex: 4 });
globalStyle(`${head} :is(th, td)`, { background: vars.color.sheet });
globalStyle(`${head} tr:last-child > *`, {
  height: '6rem',
  paddingBlock: '4px 8px',
  verticalAlign: 'bottom',
  ...interfaceType('2xs'),
  lineHeight: '1rem',
  color: vars.color.ink3,
  whiteSpace: 'normal',
  borderBlockEnd: `1.5px solid ${vars.color.ink2}`,
  '@media': { [finger]: { height: '7.25rem' }, [media.touch]: { height: '7.25rem' } },
});
export const columnHead = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&[data-drop]': {
      boxShadow: `inset 3px 0 0 ${vars.color.primary}, inset -3px 0 0 ${vars.color.primary}`,
    },
  },
});
globalStyle(`${head} ${columnHead}`, { paddingInline: '2px' });
globalStyle(`${head} :is(th, td):focus`, {
  outline: `2px solid ${vars.color.pen}`,
  outlineOffset: '-2px',
  borderRadius: '5px',
});
globalStyle(`${head} th[data-current]`, {
  background: tinted,
  boxShadow: `inset 0 -3px 0 ${vars.color.pen}`,
});
globalStyle(`${head} th[aria-selected='true']`, { background: selected });

export const groupLead = style({});
export const group = style({});
globalStyle(`${head} tr:not(:last-child) > *`, { height: '1.75rem', borderBlockEnd: 0 });
globalStyle(`${head} ${groupLead}`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  borderInlineStart: 0,
  '@container': { [narrow]: { position: 'static' } },
});
globalStyle(`${head} ${group}`, {
  borderBlockEnd: `3px solid ${vars.template.cover}`,
  textAlign: 'start',
  overflow: 'hidden',
  ...interfaceType('2xs', 'semi'),
  color: vars.color.ink2,
});
export const groupName = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const number = style({});
globalStyle(`${grid} ${number}`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  paddingInlineEnd: '14px',
  textAlign: 'end',
  background: vars.color.sheet,
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
  paddingInlineStart: '14px',
  textAlign: 'start',
  background: vars.color.sheet,
  borderInlineStart: 0,
});
globalStyle(`${name} b`, { fontWeight: '600' });
// On a second line, in the height of a row: it may be as long as an email address.
export const distinction = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...interfaceType('2xs'),
  lineHeight: '0.75rem',
  color: vars.color.ink2,
});
export const nameText = style({
  lineHeight: '1.125rem',
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    // A long name is read in full where the pointer or the focus is.
    ':is(:hover, :focus) > &': {
      width: 'max-content',
      minWidth: '100%',
      overflow: 'visible',
      background: 'inherit',
      paddingInlineEnd: '8px',
    },
  },
});
globalStyle(`${grid} ${name}:is(:hover, :focus)`, { zIndex: 3 });

export const average = style({});
globalStyle(`${grid} ${average}`, {
  position: 'sticky',
  insetInlineStart: `calc(${margin} + ${nameSize})`,
  zIndex: 2,
  paddingInlineEnd: '12px',
  textAlign: 'end',
  background: vars.color.sheet,
});
// Further totals stand beside the first.
globalStyle(`${grid} ${average} + ${average}`, {
  insetInlineStart: `calc(${margin} + ${nameSize} + 5.5rem)`,
});
globalStyle(`${grid} ${average}:not(:has(+ ${average}))`, {
  borderInlineEnd: `1px solid ${vars.color.line2}`,
});
globalStyle(`${grid} :is(tbody, tfoot) ${average}`, { ...displayType('sm'), fontWeight: '600' });
globalStyle(`${grid} tbody tr:hover > :is(${number}, ${name}, ${average})`, {
  background: vars.color.raised,
});
globalStyle(`${grid} tbody tr[data-current] > :is(${number}, ${name}, ${average})`, { background: tinted });
globalStyle(`${grid} tbody :is(${name}, ${average}):focus`, {
  outline: `2px solid ${vars.color.pen}`,
  outlineOffset: '-2px',
  borderRadius: '5px',
});
export const letter = style({
  display: 'inline-block',
  width: '1.375rem',
  textAlign: 'start',
  ...interfaceType('2xs'),
  color: vars.color.ink3,
});
export const explained = style({
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'end',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline dotted', textUnderlineOffset: '4px' } },
});

export const foot = style({ position: 'sticky', insetBlockEnd: 0, zIndex: 3 });
globalStyle(`${foot} :is(th, td)`, {
  height: '2.5rem',
  background: vars.color.sheet,
  borderBlockEnd: 0,
  ...displayType('sm'),
  fontWeight: '600',
});
globalStyle(`${foot} tr:first-child > *`, { borderBlockStart: `1.5px solid ${vars.color.ink2}` });
globalStyle(`${foot} ${name}`, { fontFamily: vars.font.text });
globalStyle(`${foot} td[data-current]`, { background: tinted });
// In a low window it would leave room for two or three students: it stands below the last one then.
globalStyle(`${grid} ${foot}`, { '@media': { 'screen and (max-height: 38rem)': { position: 'static' } } });
export const placeholder = style({ padding: vars.space[6] });

// Where it is narrow, only the name column is sticky.
globalStyle(`${grid} ${average}`, { '@container': { [narrow]: { position: 'static' } } });
// This column scrolls away too, but still draws the double rule.
globalStyle(`${grid} ${number}`, { '@container': { [narrow]: { position: 'relative' } } });
globalStyle(`${grid} ${name}`, { '@container': { [narrow]: { insetInlineStart: 0 } } });
