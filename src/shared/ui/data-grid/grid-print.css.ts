import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

// A browser may be set to print without margins, and would cut the last column.
globalStyle('@page scores', { margin: '12mm' });

export const print = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block', page: 'scores' } },
});

export const table = style({
  tableLayout: 'fixed',
  width: '100%',
  fontSize: '8pt',
  lineHeight: 1.2,
  selectors: { '& + &': { breakBefore: 'page' } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: '1mm 0.5mm',
  border: `0.2mm solid ${vars.color.ink3}`,
  borderBlockStartWidth: 0,
  borderInlineStartWidth: 0,
  textAlign: 'center',
  fontWeight: vars.weight.regular,
  hyphens: 'auto',
  overflowWrap: 'break-word',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
// The whole title is on paper, however long it is.
globalStyle(`${table} thead span`, { WebkitLineClamp: 'none' });
globalStyle(`${table} td`, { whiteSpace: 'nowrap' });
globalStyle(`${table} tr`, { breakInside: 'avoid' });
globalStyle(`${table} thead :is(th, td)`, { verticalAlign: 'bottom', fontSize: '7pt' });

export const heading = style({});
globalStyle(`${table} ${heading}`, {
  paddingBlockEnd: '2mm',
  border: 0,
  borderBlockEnd: `0.4mm solid ${vars.color.ink}`,
  textAlign: 'start',
  fontSize: '10pt',
  fontWeight: vars.weight.bold,
});
export const nameWidth = style({ width: '42mm' });
export const name = style({});
globalStyle(`${table} ${name}`, { paddingInline: '1.5mm', textAlign: 'start' });
export const foot = style({ fontWeight: vars.weight.bold });
globalStyle(`${foot} > :is(th, td)`, { fontWeight: vars.weight.bold });
