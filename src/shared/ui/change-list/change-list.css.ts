import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

export const list = style({ display: 'grid', gap: vars.space[4] });
export const section = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const hint = style({ ...interfaceType('sm'), color: vars.color.ink3 });
/** Phones and tablets seldom have the keys. */
export const keys = style([hint, { '@media': { [media.touch]: { display: 'none' } } }]);
export const changed = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const inserted = style({
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  color: vars.color.ok,
  background: vars.color.okTint,
});
export const deleted = style({
  textDecoration: 'line-through',
  color: vars.color.danger,
  background: vars.color.dangerTint,
});
