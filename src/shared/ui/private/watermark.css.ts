import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const watermark = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  zIndex: 1,
  pointerEvents: 'none',
  userSelect: 'none',
});

export const words = style({
  fontFamily: vars.font.text,
  fontSize: '44px',
  fontWeight: 700,
  letterSpacing: '0.06em',
  fill: vars.color.ink,
  fillOpacity: 0.08,
});
