import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const figure = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semi,
  color: vars.color.ink,
});
