import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const figure = style({
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const notice = style({
  maxWidth: '72ch',
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.ink2,
});
