import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, space } = vars;

export const picture = styleVariants({ md: '2.25rem', lg: '3.25rem' }, (size) => ({
  display: 'block',
  width: size,
  height: size,
  flex: 'none',
}));

const outline = { strokeWidth: 2.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** Filled with a tone, or only a line; the outlines tell the pictures apart in grey too. */
export const tone = {
  ...styleVariants(
    {
      amber: [color.warn, color.warnTint],
      blue: [color.primary, color.primaryTint],
      green: [color.ok, color.okTint],
      rust: [color.danger, color.dangerTint],
    },
    ([full, tint]) => ({
      ...outline,
      fill: `color-mix(in oklab, ${full} 35%, ${tint})`,
      stroke: full,
      '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
    }),
  ),
  line: style({ ...outline, fill: 'none', stroke: color.ink2 }),
};

export const picker = style({ display: 'grid', gap: space[4] });
export const chosen = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const places = style({ display: 'flex', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const place = style({
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '3.25rem',
  border: `1.5px dashed ${color.control}`,
  borderRadius: vars.radius.md,
  color: color.ink3,
  fontSize: vars.text.lg.size,
  selectors: { '&[data-filled]': { borderStyle: 'solid', background: color.raised } },
});

export const offered = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.25rem, 1fr))',
  gap: space[2],
});
export const offer = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '4.25rem',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { borderColor: color.ink2 },
    '&:active': { background: color.well },
  },
});
