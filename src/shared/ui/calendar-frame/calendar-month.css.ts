import { style } from '@vanilla-extract/css';
import { leaf } from '../private/leaf';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

export const frame = style({ display: 'grid', gap: vars.space[5], minWidth: 0 });
export const month = style({
  width: '100%',
  tableLayout: 'fixed',
  ...leaf,
});
export const weekday = style({
  padding: '8px 10px',
  textAlign: 'start',
  ...interfaceType('2xs'),
  color: vars.color.ink3,
  borderBlockEnd: `1.5px solid ${vars.color.ink2}`,
});
export const day = style({
  height: '6.5rem',
  padding: '6px',
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${vars.color.rule}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&[data-outside]': { background: `color-mix(in oklab, ${vars.color.well} 45%, ${vars.color.sheet})` },
    '&[data-today]': { boxShadow: `inset 0 3px 0 ${vars.color.primary}` },
    '&[data-over]': { boxShadow: `inset 0 0 0 2px ${vars.color.primary}` },
  },
  '@media': { [media.phone]: { height: '4rem', padding: '3px' } },
});
export const date = style({
  display: 'block',
  ...displayType('sm', 'semi'),
  selectors: {
    [`${day}[data-outside] &`]: { color: vars.color.ink3, fontWeight: vars.weight.regular },
    [`${day}[data-today] &`]: { color: vars.color.primary },
  },
  '@media': { [media.touch]: { display: 'none' } },
});
/** Chooses the day whose list is below. */
export const dateButton = style({
  display: 'none',
  width: '100%',
  minHeight: vars.layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  ...displayType('sm', 'semi'),
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    [`${day}[data-outside] &`]: { color: vars.color.ink3, fontWeight: vars.weight.regular },
    [`${day}[data-today] &`]: { color: vars.color.primary },
    '&[aria-pressed="true"]': {
      color: vars.color.primary,
      boxShadow: `inset 0 -3px 0 ${vars.color.primary}`,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { display: 'block' } },
});
export const events = style({ '@media': { [media.phone]: { display: 'none' } } });
export const dots = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'flex', justifyContent: 'center', gap: '3px', minHeight: '6px' } },
});
export const dot = style({
  width: '6px',
  height: '6px',
  borderRadius: '2px',
  background: vars.color.control,
  selectors: { '&[data-template]': { background: vars.template.cover } },
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const eventRow = style({
  position: 'relative',
  selectors: { '&[data-drags]': { userSelect: 'none' } },
});
/** On a phone, what moves has its handle in the list of the day. */
export const cellHandle = style({ '@media': { [media.touch]: { display: 'none' } } });
export const dayList = style({ display: 'none', '@media': { [media.touch]: { display: 'block' } } });
export const dayTitle = style({ ...displayType('md') });
export const event = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  marginBlockStart: '3px',
  padding: '2px 6px',
  borderRadius: '4px',
  border: `1px solid ${vars.color.line2}`,
  color: vars.color.ink2,
  ...interfaceType('2xs', 'semi'),
  selectors: {
    '[data-template] > &': {
      borderColor: 'transparent',
      background: vars.template.tint,
      color: vars.template.ink,
    },
    '&[data-movable]': { paddingInlineEnd: '1.5rem' },
    '&[data-cancelled]': { textDecoration: 'line-through' },
  },
  '@media': {
    [media.hover]: { selectors: { '&[data-movable]': { paddingInlineEnd: '6px' } } },
  },
});
export const more = style({
  ...interfaceType('2xs'),
  color: vars.color.ink3,
  '@media': { [media.phone]: { display: 'none' } },
});
