import { globalStyle, style } from '@vanilla-extract/css';
import { overlayLayer } from '../private/overlay.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

export const place = style({
  position: 'fixed',
  inset: 0,
  zIndex: overlayLayer,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: `min(12vh, 7rem) ${vars.space[4]} ${vars.space[4]}`,
  '@media': { [media.phone]: { padding: vars.space[2] } },
});

export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(40rem, 100%)',
  maxHeight: '100%',
  background: vars.color.raised,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
});
globalStyle(`${palette} > div`, { display: 'contents' });

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 'none',
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.margin}`,
});
globalStyle(`${field} > svg`, { color: vars.color.ink3 });

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '3.5rem',
  border: 0,
  outline: 'none',
  background: 'none',
  ...interfaceType('lg'),
});
// The input is the head of the palette, so the focus ring surrounds the whole head.
globalStyle(`${field}:has(:focus-visible)`, { boxShadow: `inset 0 -2px 0 ${vars.color.focus}` });

export const state = style({
  ...interfaceType('sm'),
  color: vars.color.ink2,
  selectors: { '&:not(:empty)': { padding: `${vars.space[6]} ${vars.space[5]}` } },
});

export const list = style({ minHeight: 0, overflowY: 'auto', padding: '0.375rem', outline: 'none' });

export const groupLabel = style({
  padding: '0.625rem 0.875rem 0.25rem',
  ...interfaceType('2xs'),
  color: vars.color.ink3,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.layout.target,
  padding: '0.375rem 0.875rem',
  borderRadius: vars.radius.md,
  ...interfaceType('sm'),
  cursor: 'pointer',
  selectors: { '&[data-highlighted]': { background: vars.color.primaryTint } },
  '@media': {
    [media.forced]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
globalStyle(`${item} > svg`, { color: vars.color.ink3 });

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const description = style({ ...interfaceType('2xs'), color: vars.color.ink2 });
export const hint = style({
  padding: '3px 6px',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: '5px',
  ...interfaceType('2xs', 'medium'),
  lineHeight: 1,
  color: vars.color.ink2,
});
