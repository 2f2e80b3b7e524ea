import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const wrap = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  width: '100%',
});

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
