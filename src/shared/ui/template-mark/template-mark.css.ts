import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';

const bound = { borderStartStartRadius: vars.radius.xs, borderEndStartRadius: vars.radius.xs };

export const mark = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    forcedColorAdjust: 'none',
  },
  variants: {
    look: {
      tile: {
        width: '2.5rem',
        height: '3rem',
        paddingInlineStart: '4px',
        borderRadius: vars.radius.md,
        ...bound,
        background: vars.template.cover,
        color: vars.template.onCover,
        borderInlineStart: `5px solid ${vars.template.spine}`,
      },
      soft: {
        width: '2.25rem',
        height: '2.25rem',
        borderRadius: vars.radius.md,
        background: vars.template.tint2,
        color: vars.template.ink,
      },
      book: {
        width: '1.375rem',
        height: '1.75rem',
        borderRadius: '4px',
        ...bound,
        background: vars.template.cover,
        borderInlineStart: `4px solid ${vars.template.spine}`,
        selectors: {
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: '4px',
            insetBlockStart: '6px',
            height: '7px',
            borderRadius: '1px',
            background: vars.color.plate,
          },
        },
      },
    },
  },
});
