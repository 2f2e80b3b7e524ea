import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType } from '../theme/type-style';

const draw = keyframes({ from: { strokeDashoffset: 260 }, to: { strokeDashoffset: 0 } });

export const ring = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '5.375rem',
  paddingInline: vars.space[4],
  height: '4.125rem',
  color: vars.color.pen,
});
export const stroke = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeDasharray: 260,
  animation: `${draw} 800ms ${vars.motion.page} 150ms both`,
  '@media': { [media.reduced]: { animation: 'none' } },
});
export const numbers = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2px',
  ...displayType('2xl'),
  fontStyle: 'italic',
  lineHeight: 1,
});
export const most = style({
  fontSize: vars.text.xs.size,
  fontStyle: 'normal',
  fontWeight: vars.weight.regular,
});
