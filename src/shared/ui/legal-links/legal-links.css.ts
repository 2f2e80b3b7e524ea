import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[5],
  ...interfaceType('2xs'),
});
