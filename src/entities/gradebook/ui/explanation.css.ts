import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const parts = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const part = style({
  display: 'grid',
  gap: vars.space[1],
  selectors: {
    '&[data-result]': { paddingBlockStart: vars.space[4], borderBlockStart: `1px solid ${vars.color.rule}` },
  },
});
export const heading = style({
  ...interfaceType('md', 'semi'),
  margin: 0,
  fontVariantNumeric: 'lining-nums tabular-nums',
  overflowWrap: 'anywhere',
});
export const lines = style({ listStyle: 'none', display: 'grid', gap: vars.space[1], margin: 0, padding: 0 });
export const line = style({
  ...interfaceType('sm'),
  color: vars.color.ink2,
  fontVariantNumeric: 'lining-nums tabular-nums',
  overflowWrap: 'anywhere',
});
