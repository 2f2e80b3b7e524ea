import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType } from '../theme/type-style';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] });

export const page = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.layout.control,
  minHeight: vars.layout.control,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  ...displayType('sm'),
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.desk2, color: vars.color.ink },
    '&[data-selected]': {
      color: vars.color.primary,
      background: vars.color.primaryTint,
      fontWeight: vars.weight.bold,
    },
    '&[data-selected]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '8px',
      insetBlockEnd: '-1px',
      height: '3px',
      borderRadius: '2px',
      background: vars.color.primary,
    },
    '&[data-disabled]': { color: vars.color.ink3, background: 'none', cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': {
    [media.touch]: { minWidth: vars.layout.target, minHeight: vars.layout.target },
  },
});
export const gap = style({
  minWidth: vars.space[6],
  textAlign: 'center',
  color: vars.color.ink3,
  // Seven targets of 44 px fill the width of a phone.
  '@media': { [media.phone]: { display: 'none' } },
});
globalStyle(`[dir="rtl"] ${page} svg`, { transform: 'scaleX(-1)' });
