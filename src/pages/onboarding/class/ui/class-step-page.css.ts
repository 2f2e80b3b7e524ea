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

export const made = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
});

export const sent = style({ marginBlockStart: space[2], color: color.ink2 });
