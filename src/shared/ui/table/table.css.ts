import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType, visuallyHidden } from '../theme/type-style';

export const frame = recipe({
  base: { minWidth: 0 },
  variants: { maxHeight: { none: {}, sm: {}, md: {}, lg: {} } },
});
for (const [size, height] of [
  ['sm', '16rem'],
  ['md', '28rem'],
  ['lg', '44rem'],
] as const) {
  globalStyle(`${frame.classNames.variants.maxHeight[size]} > *`, { maxHeight: height });
}

export const table = style({
  width: '100%',
  ...interfaceType('sm'),
  '@media': { [media.phone]: { display: 'block' } },
});

const cells = `${table} tbody > tr > *`;

globalStyle(`${table} :is(th, td)`, {
  padding: '10px 12px 10px 0',
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
// A stretched link in a cell covers the row.
globalStyle(`${table} tbody > tr`, { position: 'relative' });
globalStyle(`${table} tbody > tr:has(a):hover`, { background: vars.color.sheet });
globalStyle(`${table} [data-align="end"]`, { textAlign: 'end' });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.semi });
globalStyle(cells, { height: '3rem' });
globalStyle(`${table} tbody > tr[data-selected] > *`, {
  background: `color-mix(in oklab, ${vars.color.primaryTint} 60%, transparent)`,
});

export const head = style({ '@media': { [media.phone]: visuallyHidden } });
globalStyle(`${head} th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  height: '2.25rem',
  paddingBlock: '6px',
  background: vars.color.desk,
  ...interfaceType('2xs'),
  color: vars.color.ink3,
  borderBlockEnd: `1.5px solid ${vars.color.ink2}`,
  whiteSpace: 'nowrap',
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.space[6],
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover, &[data-sorted]': { color: vars.color.ink },
    '&[data-sorted]': { fontWeight: vars.weight.bold },
  },
  '@media': { [media.touch]: { minHeight: vars.layout.target } },
});
export const hidden = style(visuallyHidden);

// On a phone each row is a card: its name, then a line per value.
const phone = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { [media.phone]: rule } });
globalStyle(`${table} tbody`, phone({ display: 'block' }));
globalStyle(
  `${table} tbody > tr`,
  phone({ display: 'block', paddingBlock: vars.space[3], borderBlockEnd: `1px solid ${vars.color.rule}` }),
);
globalStyle(
  cells,
  phone({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space[3],
    height: 'auto',
    minHeight: vars.space[8],
    padding: '2px 0',
    border: 0,
    textAlign: 'start',
  }),
);
globalStyle(
  `${table} tbody td[data-label]::before`,
  phone({ content: 'attr(data-label)', ...interfaceType('2xs'), color: vars.color.ink3 }),
);

// A compact row has a start, a main part and two values at its end.
const compact = `${table}[data-compact] tbody > tr`;
globalStyle(
  compact,
  phone({
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
    gridTemplateRows: '1fr 1fr',
    columnGap: vars.space[3],
    minHeight: vars.layout.target,
    paddingBlock: vars.space[1],
  }),
);
globalStyle(`${compact} > *`, phone({ minHeight: 0, padding: 0, justifyContent: 'start' }));
globalStyle(`${compact} > :is([data-phone="start"], [data-phone="main"])`, phone({ gridRow: '1 / 3' }));
globalStyle(`${compact} > [data-phone="start"]`, phone({ gridColumn: 1 }));
globalStyle(`${compact} > [data-phone="main"]`, phone({ gridColumn: 2, minWidth: 0 }));
globalStyle(
  `${compact}:not(:has(> [data-phone="start"])) > [data-phone="main"]`,
  phone({ gridColumn: '1 / 3' }),
);
globalStyle(`${compact} > [data-phone="end"]`, phone({ gridColumn: 3, gridRow: 1, justifyContent: 'end' }));
globalStyle(
  `${compact} > [data-phone="endBelow"]`,
  phone({ gridColumn: 3, gridRow: 2, justifyContent: 'end' }),
);
// A value without another below it is in the middle of the row.
globalStyle(
  `${compact}:not(:has(> [data-phone="endBelow"]:not(:empty))) > [data-phone="end"]`,
  phone({ gridRow: '1 / 3' }),
);
globalStyle(`${compact} > [data-phone="hidden"]`, phone({ display: 'none' }));
