import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const find = style({ display: 'grid', gap: vars.space[3], marginBlock: `${vars.space[6]} 1.125rem` });

export const notice = style({ marginBlockStart: vars.space[6] });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 12rem',
  gap: vars.space[3],
  '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

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

export const nearest = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 12rem))',
  justifyContent: 'center',
  gap: vars.space[4],
  listStyle: 'none',
  padding: 0,
  marginBlock: `0 ${vars.space[8]}`,
});
