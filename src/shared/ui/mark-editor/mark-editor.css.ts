import { globalStyle, style } from '@vanilla-extract/css';
import { overlayLayer } from '../private/overlay.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

export const positioner = style({ zIndex: `${overlayLayer} !important` });
export const editor = style({
  width: 'min(19.75rem, calc(100vw - 1.5rem))',
  padding: '0.875rem 1rem',
  overflowWrap: 'anywhere',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
});
export const student = style({ margin: 0, ...displayType('md'), fontWeight: 540 });
export const summary = style({ ...displayType('xs', 'regular'), color: vars.color.ink3 });
export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '0.375rem',
  marginBlock: `0.625rem ${vars.space[3]}`,
});
export const choice = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.875rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  ...interfaceType('2xs'),
  lineHeight: '1rem',
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.pen,
      background: vars.color.penTint,
      color: vars.color.pen,
      fontWeight: '600',
      boxShadow: `inset 0 0 0 1px ${vars.color.pen}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.touch]: { minHeight: '3.25rem' },
    [media.forced]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const sign = style({
  ...displayType('sm', 'bold'),
  lineHeight: '1.125rem',
  fontStyle: 'italic',
  color: vars.color.pen,
});
export const comment = style({});
globalStyle(`${comment} textarea`, {
  ...displayType('sm', 'regular'),
  fontStyle: 'italic',
  color: vars.color.pen,
});
export const foot = style({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: vars.space[3] });
