import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const block = style({ ...documentText, display: 'grid', gap: vars.space[6] });
export const group = style({ minWidth: 0 });
export const part = style({ fontSize: '1.1875rem', fontWeight: 560, marginBlockEnd: vars.space[2] });
export const list = style({ display: 'grid', gap: vars.layout.rule });
export const question = style({ position: 'relative', breakInside: 'avoid', minWidth: 0 });
/** The question of a task. */
export const task = style({ minWidth: 0, marginBlockStart: vars.space[2] });
export const stem = style({ fontWeight: 520, whiteSpace: 'pre-line' });
export const filled = style({
  color: vars.color.ok,
  fontWeight: 620,
  borderBlockEnd: `1.5px solid ${vars.color.ok}`,
  paddingInline: '0.25em',
});
export const gap = style({
  display: 'inline-block',
  width: '6rem',
  borderBlockEnd: `1px solid ${vars.color.control}`,
  verticalAlign: '-3px',
});
export const hint = style({
  ...interfaceType('xs'),
  color: vars.color.ink2,
  marginBlockStart: vars.space[1],
});
