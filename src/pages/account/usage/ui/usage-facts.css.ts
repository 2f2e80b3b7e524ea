import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.color.rule}`,
  '@media': { [media.touch]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

globalStyle(`${facts} > *`, {
  alignContent: 'start',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[6],
  borderInlineStart: `1px solid ${vars.color.rule}`,
});
globalStyle(`${facts} > :first-child`, { paddingInlineStart: 0, borderInlineStart: 0 });
globalStyle(`${facts} > :nth-child(odd)`, {
  '@media': { [media.touch]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});
globalStyle(`${facts} > :nth-child(n + 3)`, {
  '@media': { [media.touch]: { borderBlockStart: `1px solid ${vars.color.rule}` } },
});
