import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';

const square = (size: string) => ({ width: size, height: size });

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: '50%',
    background: vars.template.tint2,
    color: vars.template.ink,
    fontWeight: vars.weight.bold,
    fontSize: vars.text['2xs'].size,
    lineHeight: 1,
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: square('1.75rem'),
      md: square('2rem'),
      lg: { ...square('2.75rem'), fontSize: vars.text.sm.size },
      xl: { ...square('4rem'), fontSize: vars.text.xl.size, fontFamily: vars.font.display },
    },
  },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const group = style({ display: 'flex' });

export const member = style({
  display: 'inline-flex',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.sheet}`,
  selectors: { '& + &': { marginInlineStart: '-0.375rem' } },
});
