import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

const { color, space } = vars;

export const spread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 11.75rem',
  alignItems: 'start',
  gap: space[10],
  '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = style({ display: 'grid', gap: space[6] });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const preview = style({ '@media': { [media.touch]: { display: 'none' } } });

export const students = style({ display: 'grid', gap: space[4] });

export const coverName = style({ fontWeight: vars.weight.regular, color: color.ink3 });

export const covers = style({ display: 'flex', flexWrap: 'wrap', gap: '0.625rem' });

export const cover = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '3.5rem',
  borderRadius: '3px 7px 7px 3px',
  borderInlineStart: `8px solid ${vars.template.spine}`,
  background: vars.template.cover,
  color: vars.template.onCover,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { outline: `2px solid ${color.primary}`, outlineOffset: '3px' },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const coverInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const coverMark = style({
  display: 'grid',
  opacity: 0,
  selectors: { [`${cover}:has(:checked) &`]: { opacity: 1 } },
});

export const made = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});

export const sent = style({ marginBlockStart: space[2], color: color.ink2 });
