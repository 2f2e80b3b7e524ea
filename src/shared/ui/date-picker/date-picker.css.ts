import { globalStyle, style } from '@vanilla-extract/css';
import { overlayLayer } from '../private/overlay.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 });

export const input = style({
  paddingInlineEnd: '3rem',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const problem = style({
  color: color.danger,
  fontSize: vars.text.xs.size,
  selectors: { '&:not(:empty)': { marginTop: vars.space[1] } },
});

export const trigger = style({ position: 'absolute', insetInlineEnd: '0.25rem' });

export const positioner = style({ zIndex: `${overlayLayer} !important` });

export const calendar = style({ padding: vars.space[3], width: '19.5rem' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginBottom: vars.space[2],
});

export const title = style({
  flex: 1,
  minHeight: '2.25rem',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  fontFamily: vars.font.display,
  fontSize: vars.text.md.size,
  fontWeight: '540',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.desk2 } },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.desk2 },
    '&:disabled': { color: color.ink3, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { width: vars.layout.target, height: vars.layout.target } },
});

export const table = style({ width: '100%', tableLayout: 'fixed' });

export const weekday = style({
  paddingBlock: vars.space[1],
  color: color.ink3,
  fontSize: vars.text['2xs'].size,
  fontWeight: '500',
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.25rem',
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontSize: vars.text.sm.size,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.desk2 },
    '&[data-outside-range]': { color: color.ink3 },
    // The current time is a stroke of ink.
    '&[data-today]': { boxShadow: `inset 0 -3px 0 ${color.primary}`, fontWeight: vars.weight.bold },
    '&[data-selected]': { background: color.primary, color: color.onPrimary },
    '&[data-disabled], &[data-unavailable]': {
      color: color.ink3,
      opacity: 0.55,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.touch]: { minHeight: vars.layout.target },
    [media.forced]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
  },
});

globalStyle(`${table} td`, { padding: '1px', textAlign: 'center' });
