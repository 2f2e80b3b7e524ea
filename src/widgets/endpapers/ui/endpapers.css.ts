import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

const { color, space, text } = vars;

const line = `1px solid color-mix(in oklab, ${color.onBinding} 22%, ${color.binding})`;
const narrow = 'screen and (max-width: 73.75em)';

export const book = style({
  display: 'grid',
  gridTemplateColumns: '24.5rem minmax(0, 1fr)',
  minHeight: '100dvh',
  background: color.desk,
  '@media': {
    [narrow]: { gridTemplateColumns: '18.75rem minmax(0, 1fr)' },
    [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

export const ends = style({
  // The mark is paper-coloured in every theme.
  vars: { [color.primary]: color.plate, [color.onPrimary]: color.binding, [color.focus]: color.onBinding },
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  paddingBlock: `${space[10]} ${space[8]}`,
  paddingInline: `${space[16]} 2.75rem`,
  overflowY: 'auto',
  background: color.binding,
  boxShadow: `inset 28px 0 0 ${color.binding2}`,
  color: color.onBinding,
  '@media': {
    [media.touch]: {
      position: 'static',
      flexFlow: 'row wrap',
      justifyContent: 'space-between',
      columnGap: space[4],
      height: 'auto',
      padding: `0.875rem ${space[4]} ${space[4]} ${space[8]}`,
      boxShadow: `inset 16px 0 0 ${color.binding2}`,
    },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: vars.layout.target,
  ...displayType('xl'),
  fontWeight: vars.weight.semi,
  lineHeight: 1,
  color: color.plate,
  '@media': { [media.touch]: { order: -1 } },
});

export const motto = style({
  marginBlock: `2.75rem ${space[7]}`,
  fontFamily: vars.font.display,
  fontWeight: 480,
  fontSize: text['2xl'].size,
  lineHeight: '2.125rem',
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  color: color.plate,
  '@media': { [media.touch]: { display: 'none' } },
});

export const contents = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.touch]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: space[2],
      width: '100%',
      marginBlockStart: '0.625rem',
    },
  },
});

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: '0.875rem',
  paddingBlock: '0.875rem',
  borderBlockStart: line,
  ...interfaceType('sm'),
  selectors: {
    '&:last-child': { borderBlockEnd: line },
    // Marks the current step.
    '&[data-state="now"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0.875rem',
      insetInlineStart: '-2.25rem',
      width: '5px',
      borderRadius: vars.radius.xs,
      background: color.plate,
    },
  },
  '@media': {
    [media.touch]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      paddingBlock: `${space[2]} 0`,
      selectors: {
        '&:last-child': { borderBlockEnd: 'none' },
        '&[data-state="now"]::before': {
          insetBlock: '-2px auto',
          insetInline: 0,
          width: 'auto',
          height: '4px',
        },
      },
    },
    [media.forced]: { selectors: { '&[data-state="now"]': { outline: '2px solid Highlight' } } },
  },
});

export const number = style({
  ...displayType('xl'),
  lineHeight: '1.5rem',
  '@media': { [media.touch]: { ...displayType('md'), lineHeight: '1.25rem' } },
});

export const title = style({
  display: 'block',
  ...interfaceType('md', 'semi'),
  color: color.plate,
  '@media': { [media.touch]: interfaceType('2xs', 'semi') },
});

export const note = style({
  display: 'block',
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { display: 'none' } },
});

export const bottom = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space[6],
  ...interfaceType('xs'),
  // Beside the name.
  '@media': { [media.touch]: { order: -1, margin: 0, padding: 0 } },
});

export const who = style({ overflowWrap: 'anywhere', '@media': { [media.touch]: { display: 'none' } } });

export const out = style({
  minHeight: vars.layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.plate } },
});

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  paddingBlock: `${space[16]} ${space[12]}`,
  paddingInline: space[16],
  outline: 'none',
  '@media': {
    [narrow]: { paddingInline: space[10] },
    [media.touch]: { justifyItems: 'stretch', padding: `${space[7]} ${space[4]} ${space[10]}` },
  },
});
