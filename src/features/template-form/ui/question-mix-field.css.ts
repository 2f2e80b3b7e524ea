import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const rows = style({ display: 'grid', gap: vars.space[2] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});

export const amounts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[2],
});

export const amount = style({ display: 'grid', gap: vars.space[1] });

export const amountLabel = style({
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
  color: vars.color.ink3,
});

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const total = style({
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.ink2,
});

export const figure = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semi,
  color: vars.color.ink,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
