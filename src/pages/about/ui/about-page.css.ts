import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const words = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: '62ch',
  fontFamily: vars.font.display,
  fontSize: vars.text.md.size,
  lineHeight: '1.75rem',
});

export const small = style({
  maxWidth: '72ch',
  marginBlockStart: vars.space[4],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.ink2,
});

export const figure = style({
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
