import { style, styleVariants } from '@vanilla-extract/css';
import { overlayLayer } from '../private/overlay.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

export const box = styleVariants({
  one: {
    paddingInlineEnd: '4.5rem !important',
    '@media': { [media.touch]: { paddingInlineEnd: '5.75rem !important' } },
  },
  many: {
    paddingInlineEnd: '2.5rem !important',
    '@media': { [media.touch]: { paddingInlineEnd: '3rem !important' } },
  },
});

export const positioner = style({ zIndex: `${overlayLayer} !important` });

export const list = style({
  padding: '0.375rem',
  maxHeight: 'min(20rem, var(--available-height, 20rem))',
  overflowY: 'auto',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '2.25rem',
  padding: '0.375rem 0.625rem',
  borderRadius: '7px',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: color.primaryTint },
    '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minHeight: vars.layout.target },
    [media.forced]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style({ color: color.ink3 });

export const check = style({ display: 'inline-flex', color: color.primary });

export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: '0.5rem 0.625rem',
  color: color.ink3,
  fontSize: vars.text.sm.size,
});

export const ends = style({
  position: 'absolute',
  insetInlineEnd: '0.25rem',
  top: '50%',
  transform: 'translateY(-50%)',
  display: 'flex',
});
