import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const footer = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlockStart: vars.space[6],
  color: vars.color.ink,
});
