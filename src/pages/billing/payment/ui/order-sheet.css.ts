import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

/** Stays visible beside a long form. */
export const place = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.layout.bar} + ${vars.space[6]})`,
  // On a low screen its button would be hidden.
  '@media': { [media.touch]: { position: 'static' }, '(max-height: 56rem)': { position: 'static' } },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
});

export const name = style({ margin: 0, ...displayType('2xl') });

export const numbers = style({ margin: 0 });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  ...interfaceType('sm'),
  selectors: {
    '&:first-child': { borderBlockStart: `1px solid ${vars.color.rule}` },
    '&[data-kind=coupon]': { alignItems: 'center', color: vars.color.ok },
    '&[data-kind=due]': { borderBlockEnd: 'none', paddingBlockStart: vars.space[3] },
    '&[data-kind=next]': { borderBlockEnd: 'none', paddingBlock: 0, color: vars.color.ink2 },
  },
});

export const label = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'break-word' });
export const labelNote = style({ display: 'block', ...interfaceType('2xs'), color: vars.color.ink3 });
export const dueLabel = style([label, { ...displayType('lg') }]);

export const amount = style({ flex: 'none', margin: 0, whiteSpace: 'nowrap', ...displayType('md') });
export const dueAmount = style([amount, { ...displayType('2xl') }]);

export const coupon = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 });
export const code = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const couponForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
});
