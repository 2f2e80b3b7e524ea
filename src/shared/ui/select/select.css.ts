import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const around = style({ position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 });

export const wrap = styleVariants({ fill: [around, { width: '100%' }], fit: [around] });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: '2.25rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:has(option[value=""]:checked)': { color: vars.color.ink3 },
    // Browsers fade a disabled select too much to read.
    '&:disabled': { opacity: 1 },
  },
});

export const option = style({ color: vars.color.ink, background: vars.color.raised });

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '0.75rem',
  color: vars.color.ink2,
  pointerEvents: 'none',
});
