import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const hint = style({
  textAlign: 'center',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.onBinding,
});

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[3],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:focus-visible': { outlineColor: vars.color.onBinding } },
});
