import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const frame = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
globalStyle(`[dir='rtl'] ${bar} svg`, { transform: 'scaleX(-1)' });
export const choice = style({ flex: 1, minWidth: 0 });
export const facts = style({ ...interfaceType('xs'), color: vars.color.ink3 });

export const list = style({
  background: vars.color.sheet,
  borderStartStartRadius: vars.radius.xs,
  borderStartEndRadius: vars.radius.leaf,
  borderBlockStart: `1.5px solid ${vars.color.ink2}`,
});
export const entry = style({
  padding: '6px 12px 6px',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  // A focused student stays above the number pad and below a bar of the page.
  scrollMarginBlock: '6rem',
  selectors: {
    '&[data-current]': { background: `color-mix(in oklab, ${vars.color.penTint} 45%, ${vars.color.sheet})` },
  },
});
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const name = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  ...interfaceType('sm'),
});
globalStyle(`${name} b`, { fontWeight: '600' });
export const status = style({
  display: 'block',
  ...interfaceType('2xs'),
  color: vars.color.ink3,
  selectors: {
    '&::first-letter': { textTransform: 'uppercase' },
    '&[data-invalid]': { color: vars.color.danger, fontWeight: vars.weight.semi },
  },
});
export const input = style({
  flex: '0 0 5.5rem',
  width: '5.5rem',
  minHeight: vars.layout.target,
  padding: '0 8px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  color: vars.color.ink,
  ...displayType('md', 'semi'),
  textAlign: 'center',
  selectors: {
    '&:focus': { outline: `2px solid ${vars.color.pen}`, outlineOffset: 0, borderColor: vars.color.pen },
    '&[aria-invalid]': { borderColor: vars.color.danger, boxShadow: `0 0 0 1px ${vars.color.danger}` },
    '&:read-only': { background: vars.color.well, borderColor: vars.color.line2, color: vars.color.ink2 },
  },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: '6px 2px',
  ...interfaceType('xs'),
});
export const question = style({ flexBasis: '100%' });
// The way on is at the end, where a thumb is.
globalStyle(`${tools}:not([role]) > :last-child`, { marginInlineStart: 'auto' });
