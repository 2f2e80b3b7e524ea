import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: vars.layout.target,
  minWidth: vars.layout.target,
  fontFamily: vars.font.display,
  fontSize: vars.text.xl.size,
  fontWeight: vars.weight.semi,
  lineHeight: 1,
  letterSpacing: '-0.015em',
  color: vars.color.ink,
});

export const word = style({ '@media': { [media.tiny]: { display: 'none' } } });

export const mark = styleVariants({ md: '1.625rem', lg: vars.space[8], xl: vars.space[10] }, (size) => ({
  width: size,
  height: size,
  flex: 'none',
}));
export const page = style({ fill: vars.color.primary });
export const rules = style({ stroke: vars.color.onPrimary, strokeWidth: 1.2, opacity: 0.5 });
export const letter = style({
  fill: 'none',
  stroke: vars.color.onPrimary,
  strokeWidth: 3.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'miter',
});
