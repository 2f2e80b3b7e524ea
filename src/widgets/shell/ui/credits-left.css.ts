import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const credits = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
  color: vars.color.ink3,
});

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.semi,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: vars.color.ink,
});

export const line = style({ gridColumn: '1 / -1' });
