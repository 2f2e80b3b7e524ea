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

export const figure = style({
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
