import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const consequence = style({
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
  color: vars.color.ink3,
});
