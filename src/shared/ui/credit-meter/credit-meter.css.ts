import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const meter = style({ display: 'grid', gap: '0.375rem' });

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
  ...interfaceType('2xs'),
  color: vars.color.ink3,
});

export const left = style({ ...displayType('sm', 'semi'), color: vars.color.ink });
export const figure = style({
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
