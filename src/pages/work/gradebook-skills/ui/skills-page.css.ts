import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const scroller = style({
  maxWidth: '100%',
  maxHeight: '44rem',
  overflow: 'auto',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  '@media': { [media.print]: { maxHeight: 'none', overflow: 'visible' } },
});
export const table = style({ ...interfaceType('sm'), borderCollapse: 'separate', borderSpacing: 0 });
globalStyle(`${table} :is(th, td)`, {
  padding: '1px',
  fontWeight: vars.weight.regular,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
globalStyle(`${table} tr`, { breakInside: 'avoid' });
globalStyle(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  width: '6.5rem',
  minWidth: '6.5rem',
  paddingInline: vars.space[1],
  paddingBlockEnd: vars.space[2],
  verticalAlign: 'bottom',
  textAlign: 'center',
  background: vars.color.desk,
  borderBlockEnd: `1.5px solid ${vars.color.ink2}`,
  '@media': { [media.print]: { position: 'static', width: 'auto', minWidth: 0, background: 'none' } },
});
globalStyle(`${table} tr > th:first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: 'auto',
  minWidth: '9rem',
  maxWidth: '16rem',
  paddingInline: `0 ${vars.space[3]}`,
  textAlign: 'start',
  background: vars.color.desk,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { position: 'static', background: 'none' } },
});
globalStyle(`${table} thead th:first-child`, { zIndex: 3 });

export const code = style({
  ...interfaceType('2xs', 'semi'),
  display: 'block',
  overflowWrap: 'anywhere',
});
export const statement = style({
  ...interfaceType('2xs'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: vars.color.ink2,
});

const value = style({
  ...displayType('xs', 'semi'),
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: '2.125rem',
  padding: 0,
  color: vars.color.ink,
  background: 'none',
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
  '@media': {
    [media.touch]: { minHeight: '2.75rem' },
    [media.forced]: { borderColor: 'ButtonText' },
  },
});
export const values = styleVariants({
  none: [value, { color: vars.color.ink3 }],
  1: [value, { background: vars.color.wash1, borderColor: vars.color.line2 }],
  2: [value, { background: vars.color.wash2 }],
  3: [value, { background: vars.color.wash3 }],
  4: [value, { color: vars.color.onPrimary, background: vars.color.primary }],
});

export const key = style({
  ...interfaceType('2xs'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  color: vars.color.ink2,
  listStyle: 'none',
});
globalStyle(`${key} li`, { display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
const swatch = style({ width: '1.375rem', height: '1rem', borderRadius: '2px' });
export const swatches = styleVariants({
  1: [swatch, { background: vars.color.wash1, boxShadow: `inset 0 0 0 1px ${vars.color.line2}` }],
  2: [swatch, { background: vars.color.wash2 }],
  3: [swatch, { background: vars.color.wash3 }],
  4: [swatch, { background: vars.color.primary }],
});

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });
export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
export const narrow = style({ width: '9rem' });
export const evidence = style({ margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${evidence} li`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const score = style({ ...displayType('sm', 'semi'), whiteSpace: 'nowrap' });
