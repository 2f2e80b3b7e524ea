import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const panel = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

export const lead = style({ margin: 0, color: vars.color.ink2 });

export const request = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const facts = style({ display: 'grid', gap: vars.space[1], margin: 0 });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: vars.space[3],
  fontSize: vars.text.xs.size,
});

export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const kind = style({ color: vars.color.ink2 });

export const placeholder = style({
  paddingInline: vars.space[1],
  borderRadius: vars.radius.xs,
  background: vars.color.warnTint,
  color: vars.color.ink,
  fontFamily: vars.font.mono,
});

export const text = style({
  margin: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.mono,
  fontSize: vars.text['2xs'].size,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
