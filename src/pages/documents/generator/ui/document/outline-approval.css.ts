import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const panel = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  ...interfaceType('sm'),
  '@media': { [media.print]: { display: 'none' } },
});
export const title = style({ ...interfaceType('md', 'bold') });
export const note = style({ color: vars.color.ink2 });
export const parts = style({ borderBlockStart: `1px solid ${vars.color.rule}` });
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const heading = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
export const figure = style({ color: vars.color.ink2, whiteSpace: 'nowrap' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
