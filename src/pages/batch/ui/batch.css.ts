import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const progress = style({ display: 'grid', gap: vars.space[3] });
export const tally = style({
  ...interfaceType('sm', 'semi'),
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const name = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({
  ...interfaceType('2xs'),
  fontWeight: vars.weight.regular,
  color: vars.color.ink3,
});
export const score = style({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '&[data-suggested]': { color: vars.color.ink2 } },
});

export const block = style({ maxWidth: '44rem' });
