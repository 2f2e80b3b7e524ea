import { style } from '@vanilla-extract/css';
import { media } from '@/shared/ui/theme/media';
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
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '&[data-suggested]': { color: vars.color.ink2 } },
});

export const penalty = style([
  note,
  { '@media': { [media.phone]: { maxWidth: '7.5rem', whiteSpace: 'normal' } } },
]);

export const block = style({ maxWidth: '44rem' });
