import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

/** Shares six rows with the plan beside it, so that they line up. */
export const plan = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 6',
  alignContent: 'start',
  minWidth: 0,
  '@media': { [media.phone]: { display: 'block' } },
});
export const name = style({ ...displayType('2xl'), overflowWrap: 'anywhere' });
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  margin: 0,
  marginBlockStart: vars.space[3],
  ...interfaceType('xs'),
  color: vars.color.ink3,
});
export const amount = style({
  ...displayType('4xl'),
  fontWeight: 460,
  lineHeight: '3.25rem',
  letterSpacing: '-0.03em',
  color: vars.color.ink,
});
export const note = style({
  margin: 0,
  minHeight: vars.text['2xs'].line,
  ...displayType('2xs', 'regular'),
  color: vars.color.ink3,
});
export const allowance = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  // As high with a ruler as without, so that plans on both pages of a book line up.
  minHeight: '4.25rem',
  marginBlock: `1.125rem ${vars.space[4]}`,
});
export const credits = style({ margin: 0, ...displayType('lg'), fontWeight: 540 });
export const small = style({
  margin: 0,
  ...displayType('2xs', 'regular'),
  color: vars.color.ink3,
  textWrap: 'pretty',
});
export const action = style({ display: 'grid', marginBlockEnd: vars.space[5] });
export const features = style({ margin: 0, padding: 0, listStyle: 'none' });
export const feature = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: '0.625rem',
  alignItems: 'start',
  paddingBlock: '0.4375rem',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  ...interfaceType('xs'),
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { border: 0 }, '&[data-included="false"]': { color: vars.color.ink3 } },
});
export const tick = style({
  display: 'flex',
  marginBlockStart: '2px',
  color: vars.color.primary,
  selectors: { [`${feature}[data-included="false"] &`]: { color: vars.color.ink3 } },
});
