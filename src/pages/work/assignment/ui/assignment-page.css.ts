import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const instructions = style({
  ...displayType('lg', 'regular'),
  margin: 0,
  maxWidth: '42rem',
  overflowWrap: 'anywhere',
});
export const facts = style({ margin: 0, marginBottom: vars.space[3] });
export const fact = style({
  ...interfaceType('sm'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  color: vars.color.ink2,
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const value = style({
  ...interfaceType('sm', 'semi'),
  margin: 0,
  textAlign: 'end',
  color: vars.color.ink,
});
export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const named = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] });
export const note = style({ ...interfaceType('2xs'), display: 'block', color: vars.color.ink3 });
export const scores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const score = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
