import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.rule}`,
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  minHeight: vars.layout.target,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  selectors: { '&:hover': { background: vars.color.sheet } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const title = style({ ...displayType('sm', 'semi'), overflowWrap: 'anywhere' });
export const note = style({
  ...interfaceType('2xs'),
  color: vars.color.ink3,
  '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1' } },
});
