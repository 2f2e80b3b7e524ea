import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const workspace = style({
  display: 'grid',
  gridTemplateColumns: '368px minmax(0, 1fr)',
  height: `calc(100dvh - ${vars.layout.bar})`,
  minHeight: 0,
  // A translation and its original take the place of the form.
  selectors: { '&[data-beside]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [media.twoColumns]: { gridTemplateColumns: '340px minmax(0, 1fr)' },
    [media.touch]: {
      display: 'block',
      height: 'auto',
      // Space for the writing bar, which overlays the end of the page.
      selectors: { '&[data-writing]': { paddingBlockEnd: '9.5rem' } },
    },
    [media.print]: { display: 'block', height: 'auto' },
  },
});

/** On a phone, the page shows only the side of the open tab. */
const onPhone = (tab: 'form' | 'result') => `${workspace}[data-tab="${tab}"] &`;

/** Above the sides on a phone, and scrolled with them. */
export const tabs = style({
  display: 'none',
  '@media': { [media.touch]: { display: 'block' } },
});

export const formSide = style({
  minHeight: 0,
  selectors: { [`${workspace}[data-beside] > &`]: { display: 'none' } },
  '@media': {
    [media.touch]: { selectors: { [onPhone('result')]: { display: 'none' } } },
    [media.print]: { display: 'none' },
  },
});

export const documentSide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 264px',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minHeight: 0,
  '@media': {
    [media.twoColumns]: { display: 'block', overflow: 'auto' },
    // Its foot is on both tabs, and the page scrolls.
    [media.touch]: { display: 'contents', overflow: 'visible' },
    [media.print]: { display: 'block', overflow: 'visible' },
  },
});

export const title = style({
  display: 'none',
  '@media': {
    [media.touch]: { selectors: { [onPhone('result')]: { display: 'block' } } },
  },
});

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  background: vars.color.well,
  '@media': {
    [media.touch]: { selectors: { [onPhone('form')]: { display: 'none' } } },
    [media.print]: { display: 'block', background: 'none' },
  },
});

export const desk = style({
  flex: 1,
  position: 'relative',
  minHeight: 0,
  '@media': {
    [media.twoColumns]: { position: 'static' },
    [media.print]: { display: 'block', position: 'static' },
  },
});

export const paper = style({
  // New text lays out and paints this element only, not the workspace around it.
  position: 'absolute',
  inset: 0,
  contain: 'strict',
  display: 'grid',
  // Without it, the browser measures the widest line of the whole document with each word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  overflow: 'auto',
  // The browser scrolls an opaque element without painting it again.
  background: vars.color.well,
  // A focused text is not below the tools of its item.
  scrollPaddingBlockEnd: '6rem',
  padding: `${vars.space[7]} ${vars.space[8]} ${vars.space[16]}`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line2} transparent`,
  '@media': {
    [media.twoColumns]: { position: 'static', contain: 'none', overflow: 'visible' },
    [media.touch]: { padding: `0 0 ${vars.space[10]}` },
    [media.print]: {
      position: 'static',
      contain: 'none',
      display: 'block',
      overflow: 'visible',
      padding: 0,
      background: 'none',
    },
  },
});

// Only the document is printed.
globalStyle(`${paper} > :not(article)`, { '@media': { [media.print]: { display: 'none' } } });

/** At the foot of the view, where the reader is looking when the writing ends. */
export const notices = style({
  position: 'sticky',
  zIndex: 3,
  insetBlockEnd: vars.space[4],
  width: '100%',
  maxWidth: '46.5rem',
  marginInline: 'auto',
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.high,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.touch]: {
      // Above the tools.
      insetBlockEnd: '4.5rem',
      width: 'auto',
      marginInline: vars.space[3],
    },
    [media.print]: { display: 'none' },
  },
});

/** Space for the bars of a phone above what is scrolled to. */
globalStyle(`${paper} > article`, { '@media': { [media.touch]: { scrollMarginBlockStart: '7rem' } } });

export const blank = style({
  width: '100%',
  maxWidth: '46.5rem',
  marginInline: 'auto',
  padding: vars.space[10],
  background: vars.color.sheet,
  borderRadius: vars.radius.page,
});

export const rail = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  overflow: 'auto',
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: vars.color.desk,
  scrollbarWidth: 'thin',
  '@media': {
    [media.twoColumns]: { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.color.line}` },
    [media.touch]: {
      overflow: 'visible',
      borderBlockStart: 0,
      selectors: { [onPhone('form')]: { display: 'none' } },
    },
    [media.print]: { display: 'none' },
  },
});

export const foot = style({
  gridColumn: 1,
  '@media': {
    [media.twoColumns]: { position: 'sticky', insetBlockEnd: 0, zIndex: 4 },
    // The bar is fixed to the view.
    [media.touch]: { display: 'contents' },
    // Even an empty box after the sheets, whose page has another name, would start a page.
    [media.print]: { display: 'none' },
  },
});
