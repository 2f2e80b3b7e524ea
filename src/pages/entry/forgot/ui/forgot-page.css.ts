import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const send = style({ marginBlockStart: vars.space[4] });

export const clock = style({
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
