import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const sandbox = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1.5px dashed ${vars.color.warn}`,
  borderRadius: vars.radius.md,
  background: vars.color.warnTint,
  ...interfaceType('xs'),
  color: vars.color.ink,
});
export const mark = style({ color: vars.color.warn });
