import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  marginBlock: '1rem 1.125rem',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});

export const demo = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.onBinding,
});
