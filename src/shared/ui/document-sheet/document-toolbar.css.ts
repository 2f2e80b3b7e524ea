import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: '3px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '10px',
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  '@media': {
    [media.touch]: { flex: 1, padding: 0, border: 0, background: 'none', boxShadow: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const level = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInlineStart: '0.625rem',
  marginInlineStart: '2px',
  borderInlineStart: `1px solid ${vars.color.line}`,
  ...interfaceType('xs'),
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
});
export const grade = style({
  ...displayType('sm', 'semi'),
  color: vars.color.ink,
  minWidth: '1.25rem',
  textAlign: 'center',
});
