import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

const { color, text } = vars;

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  gap: vars.space[5],
  '@media': { [media.phone]: { gap: '0.875rem' } },
});

export const terms = style({ marginBlockStart: vars.space[4] });
export const send = style({ marginBlockStart: vars.space[4] });

export const roles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: '0.625rem',
  marginBlockEnd: '0.625rem',
});

export const role = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.625rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '2.875rem',
  padding: '0.6875rem 0.75rem',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.page,
  background: color.sheet,
  color: color.ink3,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.primary,
      boxShadow: `inset 0 0 0 1px ${color.primary}, inset 6px 0 0 ${color.primary}`,
      background: color.primaryTint,
      color: color.primary,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', outline: '2px solid Highlight' } },
    },
  },
});

export const roleInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const roleName = style({
  fontFamily: vars.font.display,
  fontSize: '1.0625rem',
  lineHeight: text.sm.line,
  fontWeight: vars.weight.semi,
  color: color.ink,
});
