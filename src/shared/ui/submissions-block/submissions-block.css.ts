import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const submissions = style({
  display: 'grid',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const submission = style({ display: 'grid', gap: vars.space[3], overflowWrap: 'anywhere' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[3] });
export const name = style({ ...interfaceType('md', 'bold'), flex: 1, minWidth: 0 });
export const score = style({
  ...displayType('md'),
  fontWeight: 560,
  color: vars.color.primary,
  selectors: { '&[data-given]': { ...displayType('2xl'), fontStyle: 'italic', color: vars.color.pen } },
});
export const penalty = style({
  display: 'block',
  ...interfaceType('sm'),
  fontStyle: 'normal',
  color: vars.color.ink2,
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  // Words stay whole in narrow columns.
  overflowWrap: 'break-word',
  ...interfaceType('sm'),
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
globalStyle(`${table} thead th`, { ...interfaceType('2xs', 'bold'), color: vars.color.ink2 });
export const quote = style({ ...displayType('sm'), fontStyle: 'italic', margin: 0, color: vars.color.ink2 });
export const feedback = style({ ...interfaceType('sm') });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});
