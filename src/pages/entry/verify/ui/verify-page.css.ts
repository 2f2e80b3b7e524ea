import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const outcome = style({ marginBlockEnd: vars.space[4] });

export const again = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: vars.layout.target,
  marginBlockStart: vars.space[4],
  fontSize: vars.text.sm.size,
  color: vars.color.ink2,
});

export const clock = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: vars.color.ink,
});

export const actions = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[5] });
export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });
