import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const conversation = style({ ...documentText, display: 'grid', gap: vars.space[5] });
export const turn = style({ position: 'relative', minHeight: vars.space[10], breakInside: 'avoid' });
export const who = style({
  ...interfaceType('2xs', 'bold'),
  paddingBlockStart: '0.375rem',
  color: vars.color.ink2,
  selectors: { [`${turn}[data-role="tutor"] &`]: { color: vars.template.ink } },
});
export const said = style({ maxWidth: '60ch', selectors: { '& + &': { marginBlockStart: '0.375rem' } } });
export const ruled = style({
  minHeight: '2rem',
  lineHeight: '2rem',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
