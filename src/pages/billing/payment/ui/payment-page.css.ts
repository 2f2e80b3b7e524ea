import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

/** On a phone the order is below a long form, so a line at the top sums it up. */
export const inShort = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: vars.space[3],
      paddingBlock: vars.space[3],
      borderBlock: `1px solid ${vars.color.rule}`,
      ...interfaceType('xs'),
      color: vars.color.ink2,
    },
  },
});

export const inShortName = style({ ...displayType('md'), color: vars.color.ink, whiteSpace: 'nowrap' });
export const inShortSum = style({ textAlign: 'end' });
