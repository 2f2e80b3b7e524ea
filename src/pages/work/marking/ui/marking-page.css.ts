import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

/** Before the work is there, the page has the usual space around it. */
export const frame = style({
  height: '100%',
  selectors: {
    '&:not(:has([data-part]))': {
      padding: `2.25rem ${vars.space[10]}`,
      overflow: 'auto',
    },
  },
  '@media': {
    [media.touch]: {
      height: 'auto',
      selectors: { '&:not(:has([data-part]))': { padding: `${vars.space[6]} ${vars.space[4]}` } },
    },
  },
});

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 26.25rem',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"queue mark" "work mark" "work foot"',
  height: '100%',
  minHeight: 0,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 23.25rem' },
    [media.touch]: { display: 'block', height: 'auto', paddingBlockEnd: '5.25rem' },
    [media.print]: { display: 'block', height: 'auto' },
  },
});

export const queue = style({ gridArea: 'queue' });

/** On a phone the tabs choose one of the two parts. */
export const work = style({
  gridArea: 'work',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'auto',
  padding: `${vars.space[6]} ${vars.space[7]} ${vars.space[12]}`,
  background: vars.color.well,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line2} transparent`,
  '@media': {
    [media.touch]: {
      overflow: 'visible',
      padding: 0,
      selectors: { [`${page}[data-part="mark"] &`]: { display: 'none' } },
    },
    [media.print]: { overflow: 'visible' },
  },
});
export const notices = style({
  display: 'grid',
  gap: vars.space[3],
  flex: 'none',
  width: '100%',
  maxWidth: '53.75rem',
  marginInline: 'auto',
  marginBlockEnd: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.touch]: { width: 'auto', margin: vars.space[3] } },
});
/** What has no sheet: the answers of a quiz. */
export const plain = style({
  width: '100%',
  maxWidth: '53.75rem',
  marginInline: 'auto',
  '@media': { [media.touch]: { padding: vars.space[4] } },
});

export const mark = style({
  gridArea: 'mark',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: vars.color.desk,
  '@media': {
    [media.touch]: {
      borderInlineStart: 0,
      selectors: { [`${page}[data-part="work"] &`]: { display: 'none' } },
    },
  },
});
export const foot = style({
  gridArea: 'foot',
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [media.touch]: { borderInlineStart: 0 } },
});
