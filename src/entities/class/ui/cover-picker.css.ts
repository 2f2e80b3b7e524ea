import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

const { color } = vars;

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
