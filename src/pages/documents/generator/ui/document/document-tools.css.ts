import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { tight } from '../workspace-media';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  gap: vars.space[1],
  minHeight: vars.layout.bar,
  flex: 'none',
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[2]} ${vars.space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.desk,
  '@media': {
    [tight]: { paddingInline: vars.space[4] },
    // Leaves room for "Saved", which is wider than "Save".
    'screen and (min-width: 77.51em) and (max-width: 85em)': { columnGap: 0 },
    // One row at the foot of the screen, so that nothing but the page's bars is above the sheet.
    [media.touch]: {
      order: 1,
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 4,
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: `${vars.space[2]} 0 ${vars.space[2]} ${vars.space[4]}`,
      borderBlockEnd: 0,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    [media.print]: { display: 'none' },
  },
  selectors: { '[data-writing] &': { '@media': { [media.touch]: { display: 'none' } } } },
});

export const space = style({ flex: 1 });

export const rule = style({
  width: '1px',
  height: vars.space[6],
  background: vars.color.line2,
  // Keeps the last tool at the edge when the toolbar wraps.
  marginInline: `auto ${vars.space[2]}`,
  '@media': {
    [tight]: { height: 0, width: 0, marginInlineEnd: 0 },
    [media.touch]: { height: 0, marginInlineEnd: 0 },
  },
});

// The view that the server renders must have the elements of every width: a click on one that is replaced would be lost.

/** A button that is only its icon where its label does not fit. */
export const slim = style({});
globalStyle(`${slim} > button`, {
  '@media': { [tight]: { width: vars.layout.control, padding: 0, gap: 0, fontSize: 0 } },
});
globalStyle(`${slim} > button:disabled`, {
  '@media': { [tight]: { background: 'none', borderColor: 'transparent' } },
});
globalStyle(`${slim} > button > svg:last-child`, { '@media': { [tight]: { display: 'none' } } });

/** What is in the menu where it does not fit. */
export const roomy = style({ '@media': { [tight]: { display: 'none' } } });

export const beside = style({ '@media': { [media.twoColumns]: { display: 'none' } } });
export const inPlace = style({ display: 'none', '@media': { [media.twoColumns]: { display: 'block' } } });

globalStyle(`${tools} > *`, { flexShrink: 0 });
// The main action stays in view while the row scrolls: its shadows cover what is beside it, and fade towards the row.
globalStyle(`${tools} > :last-child`, {
  '@media': {
    [media.touch]: {
      position: 'sticky',
      insetInlineEnd: vars.space[3],
      marginInlineStart: vars.space[2],
      boxShadow: [
        `0 0 0 ${vars.space[2]} ${vars.color.desk}`,
        `${vars.space[5]} 0 0 ${vars.space[2]} ${vars.color.desk}`,
        `calc(-1 * ${vars.space[3]}) 0 ${vars.space[3]} ${vars.space[1]} ${vars.color.desk}`,
      ].join(', '),
    },
  },
});
