import { globalStyle, style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const timeline = style({ ...documentText, display: 'grid', gap: vars.space[5] });
export const phase = style({ position: 'relative', breakInside: 'avoid' });
export const name = style({ fontSize: '1.0625rem', lineHeight: vars.layout.rule, fontWeight: 560 });
export const side = style({
  whiteSpace: 'pre-line',
  selectors: { '& + &': { marginBlockStart: '0.375rem' } },
});
export const who = style({ ...interfaceType('xs', 'bold'), color: vars.template.ink });
export const checks = style({ display: 'grid', gap: vars.space[1], marginBlockStart: vars.space[2] });
export const check = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  ...interfaceType('sm'),
  color: vars.color.ink2,
});
globalStyle(`${check} svg`, { marginBlockStart: '0.1875rem', color: vars.color.ok });
