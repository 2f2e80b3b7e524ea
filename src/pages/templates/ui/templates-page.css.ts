import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const find = style({ display: 'grid', gap: vars.space[3], marginBlock: `${vars.space[6]} 1.125rem` });

// On a phone the chips scroll horizontally.
export const kinds = style({
  '@media': {
    [media.touch]: {
      overflowX: 'auto',
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInline: vars.space[4],
    },
  },
});
