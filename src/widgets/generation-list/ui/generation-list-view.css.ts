import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

const marginWidth = '104px';
const inlineOnPhone = { '@media': { [media.phone]: { display: 'inline' } } } as const;

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
});
export const words = style({
  flex: '1 1 16rem',
  maxWidth: '26rem',
  '@media': { [media.phone]: { maxWidth: 'none' } },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0, width: '100%', justifyContent: 'space-between' } },
});

export const selectionBar = style({
  position: 'sticky',
  insetBlockStart: vars.layout.bar,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  background: vars.color.desk,
  borderBlockEnd: `1px solid ${vars.color.margin}`,
});
export const selectionActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const rows = style({ borderBlockStart: `1px solid ${vars.color.rule}` });

export const list = style({
  position: 'relative',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: marginWidth,
      width: '4px',
      borderInline: `1px solid ${vars.color.margin}`,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.phone]: { selectors: { '&::before': { display: 'none' } } } },
});

/** The usual height of a row, which those have that were never rendered. */
export const usualHeight = vars.space[20];

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${marginWidth} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space[6],
  minHeight: vars.space[16],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  selectors: {
    '&:hover': { background: vars.color.sheet },
    '&[data-selected]': { background: vars.color.primaryTint },
  },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space[3] },
  },
});

export const margin = style({
  paddingInlineEnd: vars.space[4],
  textAlign: 'end',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': {
    [media.phone]: { gridColumn: '1 / -1', textAlign: 'start', paddingBlockEnd: vars.space[1] },
  },
});
export const day = style({
  display: 'block',
  ...displayType('sm', 'semi'),
  whiteSpace: 'nowrap',
  ...inlineOnPhone,
});
export const small = style({ ...interfaceType('2xs'), color: vars.color.ink3 });

export const what = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const texts = style({ minWidth: 0 });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  fontWeight: vars.weight.semi,
  overflowWrap: 'anywhere',
});

export const meta = style({ ...interfaceType('2xs'), color: vars.color.ink3 });

export const found = style({
  background: 'transparent',
  color: vars.color.ink,
  fontWeight: vars.weight.semi,
});

/** Above the link that covers the row. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
});
