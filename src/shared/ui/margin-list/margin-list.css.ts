import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stretched } from '../private/stretched';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

const margin = createVar();
const width = (wide: string, phone: string) => ({
  vars: { [margin]: wide },
  '@media': { [media.phone]: { vars: { [margin]: phone } } },
});

export const list = recipe({
  base: {
    position: 'relative',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${vars.color.rule}`,
    // The double rule across all rows.
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: margin,
        width: '4px',
        borderInline: `1px solid ${vars.color.margin}`,
      },
    },
  },
  variants: {
    margin: {
      xs: width('2.5rem', '2.5rem'),
      sm: width('4rem', '3.5rem'),
      md: width('4.75rem', '3.75rem'),
      lg: width('6.25rem', '4.375rem'),
    },
    density: { roomy: {}, dense: {} },
  },
});

const narrow = `${list.classNames.variants.margin.xs} &`;
const dense = `${list.classNames.variants.density.dense} &`;

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${margin} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space[5],
  minHeight: '4rem',
  paddingBlock: '0.5625rem',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  selectors: {
    '&[data-quiet]': { minHeight: vars.space[12] },
    [dense]: { minHeight: '2.75rem', paddingBlock: vars.space[1] },
    [narrow]: { minHeight: '3.25rem', columnGap: vars.space[4], paddingBlock: '0.4375rem' },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '8px',
      insetInlineStart: `calc(${margin} - 1px)`,
      zIndex: 1,
      width: '6px',
      borderRadius: '3px',
      background: vars.color.primary,
    },
  },
  '@media': {
    [media.phone]: { columnGap: vars.space[4] },
    [media.forced]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
  },
});

const now = `${row}[aria-current] &`;

export const lead = style({
  margin: 0,
  ...displayType('md'),
  fontWeight: 520,
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  selectors: {
    [dense]: { fontSize: vars.text.sm.size, fontWeight: 500 },
    [narrow]: { fontSize: vars.text.sm.size, paddingInlineEnd: '0.625rem', textAlign: 'end' },
    [now]: { color: vars.color.primary },
  },
});
export const leadNote = style({
  display: 'block',
  ...displayType('2xs', 'regular'),
  color: vars.color.ink3,
});

export const what = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.875rem',
  minWidth: 0,
  paddingInlineStart: vars.space[1],
});
export const mark = style({
  display: 'flex',
  flex: 'none',
  '@media': { [media.phone]: { display: 'none' } },
});
export const words = style({ minWidth: 0, flex: 1 });
export const title = style({
  ...displayType('md'),
  fontSize: '1.0625rem',
  fontWeight: 520,
  overflowWrap: 'anywhere',
  selectors: {
    [`${row}[data-quiet] &`]: { ...interfaceType('sm'), color: vars.color.ink2 },
    [dense]: interfaceType('sm', 'semi'),
    [narrow]: { fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line },
    [`${list.classNames.variants.margin.xs} ${row}[aria-current] &`]: { color: vars.color.primary },
    [`${list.classNames.variants.density.dense} ${row}[aria-current] &`]: { color: vars.color.primary },
  },
});
export const link = style({
  selectors: {
    ...stretched,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' },
  },
});
export const note = style({
  margin: 0,
  ...interfaceType('xs'),
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  selectors: { [narrow]: { ...interfaceType('2xs'), color: vars.color.ink3 } },
});

export const end = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  ...interfaceType('xs'),
  color: vars.color.ink2,
  whiteSpace: 'nowrap',
  selectors: { [dense]: { ...interfaceType('2xs'), color: vars.color.ink3 } },
  '@media': {
    [media.phone]: {
      gridColumn: 2,
      justifySelf: 'start',
      marginBlockStart: vars.space[1],
      paddingInlineStart: vars.space[1],
      selectors: {
        [dense]: { gridColumn: 3, margin: 0 },
        [narrow]: { gridColumn: 3, margin: 0 },
        '&[data-beside]': { gridColumn: 3, margin: 0, padding: 0 },
      },
    },
    [media.tiny]: { gridColumn: '1 / -1', selectors: { [dense]: { gridColumn: '2 / -1' } } },
  },
});
