import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

export const scale = style({ display: 'flex', gap: '2px', margin: 0, padding: 0, listStyle: 'none' });
export const part = style({
  flexBasis: 0,
  minWidth: 0,
  ...interfaceType('2xs'),
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      height: '6px',
      marginBlockEnd: '6px',
      background: vars.template.cover,
      forcedColorAdjust: 'none',
    },
    '&:first-child::before': { borderStartStartRadius: vars.radius.xs, borderEndStartRadius: vars.radius.xs },
    '&:last-child::before': { borderStartEndRadius: vars.radius.xs, borderEndEndRadius: vars.radius.xs },
  },
  // A minimum width makes room for the names, so narrow parts are not exactly to scale.
  '@media': { [media.phone]: { minWidth: '3.9rem' } },
});
export const figure = style({
  display: 'block',
  ...displayType('2xs'),
  fontWeight: 540,
  color: vars.color.ink,
});
