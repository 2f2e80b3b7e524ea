import { style } from '@vanilla-extract/css';
import { leaf } from '../private/leaf';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

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
  },
  '@media': { [media.phone]: { height: '4.5rem', padding: '3px' } },
});
export const date = style({
  display: 'block',
  ...displayType('sm', 'semi'),
  selectors: {
    [`${day}[data-outside] &`]: { color: vars.color.ink3, fontWeight: vars.weight.regular },
    [`${day}[data-today] &`]: { color: vars.color.primary },
  },
});
export const event = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  marginBlockStart: '3px',
  padding: '2px 6px',
  borderRadius: '4px',
  background: vars.template.tint,
  color: vars.template.ink,
  ...interfaceType('2xs', 'semi'),
  '@media': { [media.phone]: { padding: '2px', fontSize: vars.text['2xs'].size } },
});
export const more = style({ ...interfaceType('2xs'), color: vars.color.ink3 });
