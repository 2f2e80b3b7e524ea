import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const around = style({ position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 });

export const wrap = styleVariants({ fill: [around, { width: '100%' }], fit: [around, { width: '10rem' }] });

export const icon = style({
  position: 'absolute',
  insetInlineStart: '0.75rem',
  color: vars.color.ink3,
  pointerEvents: 'none',
});

export const suffix = style({
  position: 'absolute',
  insetInlineEnd: '0.75rem',
  color: vars.color.ink3,
  fontSize: vars.text.sm.size,
  pointerEvents: 'none',
});
