import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const suggestion = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1.5px dashed ${vars.color.primary}`,
  borderRadius: vars.radius.md,
  background: `color-mix(in oklab, ${vars.color.primaryTint} 55%, ${vars.color.sheet})`,
  selectors: {
    '&[data-confidence="low"]': { borderColor: vars.color.warn, background: vars.color.warnTint },
  },
});
const low = `${suggestion}[data-confidence="low"]`;
export const suggests = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  ...displayType('md'),
  fontWeight: 560,
  color: vars.color.primary,
  selectors: { [`${low} &`]: { color: vars.color.warn } },
});
export const level = style({ ...interfaceType('2xs'), color: vars.color.ink2 });
export const confidence = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  marginInlineStart: 'auto',
  ...interfaceType('2xs'),
  color: vars.color.ink2,
});
export const bars = style({ display: 'inline-flex', gap: '2px' });
globalStyle(`${bars} i`, {
  width: '5px',
  height: '12px',
  border: `1px solid ${vars.color.primary}`,
  borderRadius: '1px',
});
globalStyle(`${bars} i[data-on]`, { background: vars.color.primary });
globalStyle(`${low} ${bars} i`, { borderColor: vars.color.warn });
globalStyle(`${low} ${bars} i[data-on]`, { background: vars.color.warn });
export const quote = style({
  ...displayType('sm'),
  fontStyle: 'italic',
  fontWeight: vars.weight.regular,
  margin: 0,
});
