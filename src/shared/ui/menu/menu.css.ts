import { globalStyle, style } from '@vanilla-extract/css';
import { overlayLayer } from '../private/overlay.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

export const positioner = style({
  zIndex: `${overlayLayer} !important`,
  // An entry of the menu may print the page.
  '@media': { [media.print]: { display: 'none' } },
});

export const menu = style({
  display: 'grid',
  padding: '0.375rem',
  minWidth: '13.75rem',
  maxHeight: 'min(42rem, var(--available-height))',
  overflowY: 'auto',
});

export const header = style({ padding: `0.625rem 0.625rem ${vars.space[3]}` });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '2.25rem',
  padding: '0.375rem 0.625rem',
  borderRadius: '7px',
  ...interfaceType('sm'),
  color: vars.color.ink,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.primaryTint },
    '&[data-danger]': { color: vars.color.danger },
    '&[data-danger][data-highlighted]': { background: vars.color.dangerTint },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minHeight: vars.layout.target },
    [media.forced]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
globalStyle(`${item} > svg`, { color: vars.color.ink3 });
globalStyle(`${item}[data-danger] > svg`, { color: 'inherit' });

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${words} [data-strong]`, { fontWeight: vars.weight.bold });
export const description = style({ ...interfaceType('2xs'), color: vars.color.ink2 });

export const hint = style({
  flex: 'none',
  padding: '3px 6px',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: '5px',
  ...interfaceType('2xs', 'medium'),
  lineHeight: 1,
  color: vars.color.ink2,
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '5px',
  color: vars.color.onPrimary,
  selectors: { '&[data-checked]': { background: vars.color.primary, borderColor: vars.color.primary } },
});

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '50%',
  selectors: {
    '&[data-checked]': { borderColor: vars.color.primary },
    '&[data-checked]::after': {
      width: '0.625rem',
      height: '0.625rem',
      borderRadius: '50%',
      background: vars.color.primary,
      content: '',
    },
  },
  '@media': { [media.forced]: { selectors: { '&[data-checked]::after': { background: 'CanvasText' } } } },
});

export const rule = style({
  margin: '0.375rem 0.25rem',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const heading = style({
  padding: '0.375rem 0.625rem 0.25rem',
  ...interfaceType('2xs'),
  color: vars.color.ink3,
});
