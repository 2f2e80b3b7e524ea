import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const scores = style({ borderBlockStart: `1px solid ${vars.color.rule}` });
export const entry = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});
export const head = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[3] });
export const name = style({ ...interfaceType('sm', 'bold'), flex: 1, minWidth: 0 });
export const given = style({ ...displayType('2xl'), fontStyle: 'italic', color: vars.color.pen });
globalStyle(`${given} small`, { ...displayType('xs'), fontStyle: 'normal' });

export const why = style({ ...interfaceType('xs'), color: vars.color.ink2 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});
