import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const wrap = style({ position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 });

export const input = styleVariants({
  box: { paddingInlineEnd: '4.5rem !important' },
  line: { flex: 1 },
});

const base = style({
  minHeight: '2rem',
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.color.link,
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.semi,
  cursor: 'pointer',
  selectors: {
    '&:enabled:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:disabled': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minHeight: vars.layout.target, minWidth: vars.layout.target } },
});

export const toggle = styleVariants({
  box: [base, { position: 'absolute', insetInlineEnd: '0.25rem' }],
  line: [base, { alignSelf: 'flex-end', minHeight: vars.layout.control }],
});
