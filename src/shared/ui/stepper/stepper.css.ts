import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const steps = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });

export const step = style({
  position: 'relative',
  paddingBlockStart: '1.75rem',
  paddingInlineEnd: vars.space[2],
  ...interfaceType('sm'),
  lineHeight: '1.25rem',
  color: vars.color.ink3,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '10px',
      height: '2px',
      background: vars.color.line2,
    },
    '&[data-state="done"]::before': { background: vars.color.primary },
    '&:last-child::before': { display: 'none' },
    '&[data-state="now"]': { color: vars.color.ink, fontWeight: vars.weight.bold },
  },
});

export const knot = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  border: `2px solid ${vars.color.control}`,
  borderRadius: '50%',
  background: vars.color.desk,
  ...displayType('2xs', 'bold'),
  lineHeight: 1,
  selectors: {
    [`${step}[data-state="done"] &`]: {
      background: vars.color.primary,
      borderColor: vars.color.primary,
      color: vars.color.onPrimary,
    },
    [`${step}[data-state="now"] &`]: {
      borderColor: vars.color.primary,
      color: vars.color.primary,
      boxShadow: `0 0 0 4px ${vars.color.primaryTint}`,
    },
  },
});

export const label = style({ display: 'block', overflowWrap: 'anywhere' });
export const note = style({
  display: 'block',
  ...interfaceType('2xs'),
  color: vars.color.ink3,
});
