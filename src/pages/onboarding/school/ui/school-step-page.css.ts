import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

const { color } = vars;

export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[5],
  '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.125rem' } },
});

export const roles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.875rem',
  '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const role = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '0.875rem',
  padding: '1rem 1.125rem',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.page,
  background: color.sheet,
  ...interfaceType('xs'),
  color: color.ink3,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.primary,
      boxShadow: `inset 0 0 0 1px ${color.primary}, inset 6px 0 0 ${color.primary}`,
      background: color.primaryTint,
      color: color.ink2,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', outline: '2px solid Highlight' } },
    },
  },
});

export const roleInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const roleIcon = style({
  display: 'grid',
  placeItems: 'center',
  color: color.ink3,
  selectors: { [`${role}:has(:checked) &`]: { color: color.primary } },
});

export const roleName = style({
  display: 'block',
  ...displayType('md', 'semi'),
  fontSize: '1.0625rem',
  lineHeight: '1.375rem',
  color: color.ink,
});
