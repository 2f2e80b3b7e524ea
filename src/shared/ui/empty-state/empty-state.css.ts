import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `2.125rem ${vars.space[7]} 2.25rem`,
  textAlign: 'center',
});

export const art = style({ width: '150px', height: '112px', marginBlockEnd: '0.875rem' });
export const paper = style({ fill: vars.color.sheet, stroke: vars.color.line2 });
const stroke = (colour: string) => style({ fill: 'none', stroke: colour });
export const margin = stroke(vars.color.margin);
export const redMargin = stroke(vars.color.penLine);
export const rules = stroke(vars.color.rule);
export const pen = style({ fill: vars.color.pen });
export const cap = style({ fill: vars.color.ink });

export const title = style({
  ...displayType('xl'),
  fontWeight: 520,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const text = style({
  ...interfaceType('sm'),
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
  maxWidth: '34ch',
  marginBlockStart: vars.space[1],
  textWrap: 'pretty',
});
export const action = style({ marginBlockStart: '1.125rem' });
