import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  marginBlock: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.sm,
  background: vars.color.desk,
  cursor: 'auto',
  textIndent: 0,
  '@media': { [media.print]: { display: 'none' } },
});

const colour = {
  [`${note}[data-status="repaired"] &`]: { color: vars.color.primary },
  [`${note}[data-status="open"] &`]: { color: vars.color.warn },
};

export const mark = style({ paddingBlockStart: '1px', selectors: colour });
export const words = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  ...interfaceType('xs', 'semi'),
  color: vars.color.ink,
});
export const outcome = style({ ...interfaceType('2xs', 'semi'), selectors: colour });
export const detail = style({ ...interfaceType('2xs'), color: vars.color.ink2, textWrap: 'pretty' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  ...interfaceType('2xs'),
  color: vars.color.ink2,
  marginBlockStart: vars.space[1],
});
