import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  padding: '0.75rem 0.875rem',
  ...interfaceType('2xs'),
  color: vars.color.ink2,
});
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} 1.375rem`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: '0.4375rem' });
export const ring = style({
  display: 'block',
  width: '9px',
  height: '9px',
  border: `1.5px solid ${vars.color.pen}`,
  borderRadius: '50%',
});
const sign = { lineHeight: 1, fontStyle: 'italic' };
export const letter = style({ ...displayType('xs', 'bold'), ...sign, color: vars.color.pen });
export const excused = style({ ...displayType('xs', 'regular'), ...sign });
export const low = style({
  ...displayType('xs', 'regular'),
  textDecoration: 'underline',
  textDecorationColor: vars.color.pen,
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
});
export const hidden = style({
  ...displayType('xs', 'regular'),
  padding: '0 4px',
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.sm,
});
export const dropped = style({ ...displayType('xs', 'regular'), color: vars.color.ink3 });
export const hint = style({ margin: 0, color: vars.color.ink3 });
