import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

const { color, space } = vars;

export const book = recipe({
  base: {
    flex: 'none',
    borderRadius: vars.radius.cover,
    background: vars.template.cover,
    boxShadow: vars.shadow.mid,
    '@media': { [media.forced]: { border: '1px solid' } },
  },
  variants: {
    size: {
      mini: {
        width: '3rem',
        height: '3.75rem',
        padding: '0.5625rem 0.4375rem 0 0.3125rem',
        borderInlineStart: `9px solid ${vars.template.spine}`,
      },
      wide: {
        width: '10.5rem',
        maxWidth: '100%',
        minHeight: '8.25rem',
        padding: `1.125rem 0.875rem 0.875rem`,
        borderInlineStart: `16px solid ${vars.template.spine}`,
      },
      tall: {
        width: '11.75rem',
        maxWidth: '100%',
        minHeight: '14.5rem',
        padding: `${space[6]} 0.875rem 0.875rem ${space[4]}`,
        borderInlineStart: `16px solid ${vars.template.spine}`,
      },
    },
  },
});

export const plate = recipe({
  base: { borderRadius: vars.radius.xs, background: color.plate, color: color.onPlate },
  variants: {
    size: {
      mini: { height: '0.8125rem' },
      wide: { padding: '0.625rem 0.75rem 0.25rem' },
      tall: { padding: '0.625rem 0.75rem 0.25rem' },
    },
  },
});

export const subject = style({
  display: 'block',
  ...displayType('lg'),
  fontWeight: 540,
  lineHeight: '1.625rem',
  overflowWrap: 'anywhere',
});

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  borderBlockStart: `1px solid color-mix(in oklab, ${color.onPlate3} 35%, ${color.plate})`,
  ...interfaceType('2xs'),
  lineHeight: '1.5rem',
  color: color.onPlate2,
});

export const figure = style({
  ...displayType('2xs'),
  lineHeight: '1.5rem',
  fontStyle: 'normal',
  color: color.onPlate,
  overflowWrap: 'anywhere',
});
