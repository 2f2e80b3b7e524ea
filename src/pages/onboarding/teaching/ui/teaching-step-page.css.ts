import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType } from '@/shared/ui/theme/type-style';

const { color } = vars;

export const grades = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '0.375rem',
  '@media': { [media.touch]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

export const grade = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '3rem',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.md,
  background: color.sheet,
  ...displayType('md', 'semi'),
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.control },
    '&:has(:checked)': { background: color.primary, borderColor: color.primary, color: color.onPrimary },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forced]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const gradeInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const subjects = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const another = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 18rem) auto',
  justifyContent: 'start',
  gap: vars.space[2],
});
