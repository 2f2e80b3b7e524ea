import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

export const bar = style({
  display: 'none',
  '@media': {
    [media.touch]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 50,
      display: 'flex',
      padding: '4px 6px calc(4px + env(safe-area-inset-bottom))',
      background: vars.color.sheet,
      borderBlockStart: `1px solid ${vars.color.margin}`,
    },
  },
});

export const item = style({
  position: 'relative',
  // A long label takes the space that a short one leaves.
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  minHeight: '3.375rem',
  padding: '0 2px',
  border: 0,
  borderRadius: '10px',
  background: 'none',
  ...interfaceType('2xs'),
  lineHeight: '1rem',
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: vars.color.primary, fontWeight: vars.weight.bold },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-6px',
      insetInline: 'calc(50% - 0.625rem)',
      height: '4px',
      borderRadius: '2px',
      background: vars.color.primary,
    },
  },
});
globalStyle(`${item} span`, {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
