import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stretched } from '../private/stretched';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const link = recipe({
  base: {
    borderRadius: vars.radius.xs,
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    selectors: { '&:hover': { textDecorationLine: 'underline', textDecorationColor: 'currentColor' } },
  },
  variants: {
    variant: {
      text: {
        color: vars.color.link,
        textDecorationLine: 'underline',
        textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
        selectors: { '&:hover': { textDecorationThickness: '2px' } },
      },
      quiet: { color: 'inherit' },
      pen: {
        color: vars.color.pen,
        textDecorationLine: 'underline',
        textDecorationColor: vars.color.penLine,
        selectors: { '&:hover': { textDecorationThickness: '2px' } },
      },
    },
    standalone: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[1],
        paddingBlock: vars.space[1],
        '@media': { [media.touch]: { minHeight: vars.layout.target } },
      },
      false: {},
    },
    stretched: { true: { selectors: { ...stretched } }, false: {} },
  },
});

export const mark = style({ display: 'inline-block', verticalAlign: '-0.1em', marginInlineStart: '0.25em' });
