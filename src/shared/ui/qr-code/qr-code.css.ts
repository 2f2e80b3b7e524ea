import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const code = style({
  display: 'block',
  width: '100%',
  maxWidth: '18rem',
  aspectRatio: '1',
  borderRadius: vars.radius.sm,
  background: vars.color.plate,
  fill: vars.color.onPlate,
  forcedColorAdjust: 'none',
});
