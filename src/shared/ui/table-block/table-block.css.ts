import { globalStyle, style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const table = style({
  ...documentText,
  width: '100%',
  marginBlock: vars.space[2],
  fontSize: '1rem',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const caption = style({
  textAlign: 'start',
  fontStyle: 'italic',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.ink2,
  paddingBlockEnd: vars.space[1],
});

const cells = `${table} :is(th, td)`;
globalStyle(cells, {
  paddingBlock: '5px',
  paddingInline: '0 16px',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  minWidth: '4.5rem',
});
globalStyle(`${cells}:last-child`, { paddingInlineEnd: 0 });
globalStyle(`${cells}[data-numeric]`, { textAlign: 'end', minWidth: '3rem' });
globalStyle(`${cells}[data-code]`, { whiteSpace: 'nowrap' });
// Words don’t break, and a table of many columns scrolls.
globalStyle(`${cells}[data-whole]`, { overflowWrap: 'normal' });
globalStyle(`${table} thead th`, {
  ...interfaceType('2xs'),
  overflowWrap: 'normal',
  color: vars.color.ink3,
  verticalAlign: 'bottom',
  borderBlockStart: `1.5px solid ${vars.color.ink}`,
});
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: `1.5px solid ${vars.color.ink}` });
globalStyle(`${table} tr[data-sum] > *`, { fontWeight: '600' });
