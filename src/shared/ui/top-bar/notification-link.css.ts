import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const wrap = style({ position: 'relative', display: 'inline-flex' });

export const count = style([
  interfaceType('2xs', 'semi'),
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    minWidth: '1.125rem',
    paddingInline: '0.25rem',
    lineHeight: '1.125rem',
    textAlign: 'center',
    borderRadius: vars.radius.full,
    background: vars.color.primary,
    color: vars.color.onPrimary,
    pointerEvents: 'none',
  },
]);
