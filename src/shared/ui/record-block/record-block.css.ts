import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const record = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const term = style({ minWidth: 0 });
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  margin: 0,
  ...interfaceType('xs'),
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const figure = style({ display: 'flex', gap: vars.space[2] });
globalStyle(`${figure} dt`, { color: vars.color.ink3 });
globalStyle(`${figure} dd`, { margin: 0, fontWeight: vars.weight.semi });
