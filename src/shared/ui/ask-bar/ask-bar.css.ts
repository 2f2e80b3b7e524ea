import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '4rem',
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  boxShadow: vars.shadow.mid,
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': { [media.phone]: { paddingInlineStart: vars.space[4] } },
});
export const pen = style({ display: 'flex', flex: 'none', color: vars.color.primary });
export const line = style({
  flex: 1,
  minWidth: 0,
  height: '3.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  ...interfaceType('lg'),
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars.color.ink3, opacity: 1 } },
});
export const choice = style({
  flex: 'none',
  paddingInlineStart: vars.space[1],
  borderInlineStart: `1px solid ${vars.color.line2}`,
  '@media': { [media.phone]: { display: 'none' } },
});
