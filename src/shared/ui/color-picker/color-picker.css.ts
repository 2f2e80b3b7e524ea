import { style } from '@vanilla-extract/css';
import { overlayLayer } from '../private/overlay.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { onAnyColor } from '../theme/on-any-color';

const { color } = vars;

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.layout.control,
  paddingInline: '0.5rem 0.75rem',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  fontSize: vars.text.sm.size,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink2 },
    '&:disabled': {
      background: color.well,
      borderColor: color.line2,
      color: color.ink3,
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.touch]: { minHeight: vars.layout.target } },
});

export const dot = style({
  width: '1.5rem',
  height: '1.5rem',
  flex: 'none',
  borderRadius: '3px 6px 6px 3px',
  boxShadow: `inset 0 0 0 1px ${color.control}`,
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});

export const positioner = style({ zIndex: `${overlayLayer} !important` });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  width: '21rem',
  padding: vars.space[4],
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const cover = style({
  width: '2.125rem',
  height: '2.625rem',
  borderRadius: vars.radius.cover,
  boxShadow: `${onAnyColor.bound}, ${onAnyColor.edge}`,
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
});

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: '540',
  fontSize: vars.text.md.size,
  lineHeight: vars.text.sm.line,
});

export const caption = style({
  color: color.ink3,
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
});

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(9, 1fr)',
  gap: '0.375rem',
  '@media': { [media.touch]: { gridTemplateColumns: 'repeat(5, 1fr)' } },
});

export const swatch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  padding: 0,
  border: 0,
  borderRadius: '2px 5px 5px 2px',
  boxShadow: `${onAnyColor.bound}, ${onAnyColor.edge}`,
  color: onAnyColor.text,
  cursor: 'pointer',
  selectors: { '&:hover': { transform: 'translateY(-2px)' } },
  '@media': {
    [media.touch]: { aspectRatio: 'auto', minHeight: vars.layout.target },
    [media.forced]: { forcedColorAdjust: 'none' },
  },
});

export const ticked = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '50%',
  background: color.raised,
  color: color.ink,
});

export const area = style({
  position: 'relative',
  width: '100%',
  height: '8rem',
  borderRadius: vars.radius.sm,
  touchAction: 'none',
});

export const areaGround = style({ width: '100%', height: '100%', borderRadius: vars.radius.sm });

export const thumb = style({
  width: '1.125rem',
  height: '1.125rem',
  borderRadius: '50%',
  ...onAnyColor.ring,
  transform: 'translate(-50%, -50%)',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});

export const bottom = style({
  display: 'grid',
  gridTemplateColumns: '1fr 7rem',
  gap: vars.space[3],
  alignItems: 'center',
});

export const hue = style({ position: 'relative', width: '100%' });

export const hueTrack = style({ height: '0.875rem', borderRadius: vars.radius.full });
