import { globalStyle, style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const rubric = style({ ...documentText, display: 'grid', gap: vars.space[2] });
// Four levels fit a sheet beside a form; more of them, or longer words, scroll.
export const table = style({ width: '100%', minWidth: '31rem', ...interfaceType('sm') });
const cells = `${table} :is(th, td)`;
globalStyle(cells, {
  padding: '8px 10px 8px 0',
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  minWidth: '5.75rem',
  overflowWrap: 'break-word',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} thead th`, {
  ...interfaceType('2xs', 'bold'),
  color: vars.color.ink2,
  borderBlockStart: `1.5px solid ${vars.color.ink}`,
});
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: `1.5px solid ${vars.color.ink}` });
globalStyle(`${table} tr`, { breakInside: 'avoid' });

export const points = style({
  display: 'block',
  ...displayType('md'),
  fontWeight: 540,
  color: vars.color.ink,
});
export const name = style({ display: 'block', fontWeight: vars.weight.semi });
export const share = style({ ...interfaceType('2xs'), color: vars.color.ink3 });
export const total = style({ ...displayType('sm', 'semi'), textAlign: 'end' });
export const title = style({ ...displayType('sm', 'semi') });
export const use = style({ ...interfaceType('xs'), color: vars.color.ink2 });
