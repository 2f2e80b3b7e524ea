import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const editor = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  fontFamily: vars.font.text,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});

export const fields = style({ display: 'grid', gap: vars.space[3] });
export const rows = style({ display: 'grid', gap: vars.space[2] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[1],
  alignItems: 'start',
});

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});

export const blockName = style({
  fontSize: vars.text['2xs'].size,
  fontWeight: vars.weight.semi,
  color: vars.color.ink2,
});

export const blockBody = style({ gridColumn: '1 / -1', minWidth: 0 });

export const moves = style({ display: 'flex' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[1],
  alignItems: 'center',
  paddingBlock: vars.space[1],
});

export const texts = style({ display: 'grid', gap: vars.space[1], gridColumn: '1 / -1' });
