import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

export const root = style({ display: 'grid', gap: vars.space[1], minWidth: 0, width: '100%' });

export const value = style({
  justifySelf: 'end',
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontSize: vars.text.sm.size,
  color: color.ink2,
});

export const control = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '1.5rem',
  cursor: 'pointer',
  touchAction: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '@media': { [media.touch]: { height: vars.layout.target } },
});

export const track = style({
  flex: 1,
  height: '6px',
  borderRadius: vars.radius.full,
  background: color.well,
  boxShadow: `inset 0 0 0 1px ${color.control}`,
  overflow: 'hidden',
});

export const range = style({
  height: '100%',
  background: color.primary,
  selectors: { '&[data-disabled]': { background: color.ink3 } },
  '@media': { [media.forced]: { background: 'Highlight' } },
});

export const thumb = style({
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '50%',
  border: `2px solid ${color.primary}`,
  background: color.raised,
  boxShadow: vars.shadow.low,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { borderColor: color.ink3 },
  },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
  color: color.ink3,
});
