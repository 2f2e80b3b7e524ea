import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType } from '@/shared/ui/theme/type-style';

export const title = style({
  ...displayType('2xl'),
  width: '100%',
  minWidth: 0,
  padding: vars.space[2],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  color: vars.color.ink,
  resize: 'none',
  fieldSizing: 'content',
});

export const foot = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2] });
