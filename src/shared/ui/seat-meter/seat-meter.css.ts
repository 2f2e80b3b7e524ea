import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

export const meter = style({
  display: 'grid',
  gap: '0.4375rem',
  minWidth: 0,
  inlineSize: '16.5rem',
  maxWidth: '100%',
});

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  ...interfaceType('2xs'),
  color: vars.color.ink3,
});

export const figure = style({ ...displayType('sm'), fontWeight: 560, color: vars.color.ink });

export const pegs = style({ display: 'flex', gap: '2px', height: '12px' });

export const peg = style({
  flex: 1,
  minWidth: 0,
  borderRadius: '1px',
  boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
  selectors: {
    '&[data-used]': { background: vars.color.primary, boxShadow: 'none' },
    '&:nth-child(10n+1):not(:first-child)': { marginInlineStart: '4px' },
  },
  '@media': {
    [media.forced]: {
      border: '1px solid',
      selectors: { '&[data-used]': { background: 'Highlight' } },
    },
  },
});
