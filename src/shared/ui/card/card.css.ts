import { recipe } from '@vanilla-extract/recipes';
import { leaf } from '../private/leaf';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const card = recipe({
  base: { minWidth: 0, color: vars.color.ink },
  variants: {
    surface: {
      sheet: {
        ...leaf,
        '@media': { [media.print]: { boxShadow: 'none' } },
      },
      panel: {
        background: vars.color.sheet,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.lg,
      },
      well: { background: vars.color.well, borderRadius: vars.radius.lg },
    },
    padding: {
      none: {},
      sm: { padding: vars.space[4] },
      md: { padding: vars.space[6], '@media': { [media.phone]: { padding: vars.space[5] } } },
      lg: { padding: vars.space[8], '@media': { [media.phone]: { padding: vars.space[5] } } },
    },
  },
});
