import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const marginWidth = createVar();

export const shell = style({
  vars: { [marginWidth]: vars.layout.sidebar },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${marginWidth} minmax(0, 1fr)`,
  gridTemplateRows: `${vars.layout.bar} minmax(0, 1fr)`,
  minHeight: '100dvh',
  selectors: {
    '&[data-slim]': { vars: { [marginWidth]: vars.layout.rail } },
    '&[data-fill]': { height: '100dvh', overflow: 'hidden' },
    // The double margin rule.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${marginWidth} - 4px)`,
      zIndex: 1,
      width: '4px',
      borderInline: `1px solid ${vars.color.margin}`,
      pointerEvents: 'none',
    },
    '&[data-marking]::before': { borderColor: vars.color.penLine },
  },
  '@media': {
    [media.touch]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        '&::before': { display: 'none' },
        '&[data-fill]': { height: 'auto', overflow: 'visible' },
      },
    },
    [media.print]: {
      display: 'block',
      selectors: {
        '&::before': { display: 'none' },
        // On screen the page scrolls inside the shell; in print it takes as many sheets as it needs.
        '&[data-fill]': { height: 'auto', overflow: 'visible' },
      },
    },
  },
});

export const margin = style({
  gridRow: '1 / -1',
  gridColumn: 1,
  position: 'relative',
  // The head rule extends into the margin and crosses the double rule at the top left.
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 3,
      insetInline: 0,
      insetBlockStart: `calc(${vars.layout.bar} - 1px)`,
      borderBlockStart: `1px solid ${vars.color.margin}`,
      pointerEvents: 'none',
    },
    [`${shell}[data-marking] &::before`]: { borderColor: vars.color.penLine },
  },
  '@media': { [media.touch]: { display: 'none' }, [media.print]: { display: 'none' } },
});

const column = { gridColumn: 2, minWidth: 0, '@media': { [media.touch]: { gridColumn: 1 } } };

// The wrapper has no box, so that the bar sticks relative to the whole shell.
export const top = style({ display: 'contents' });

export const main = style([
  column,
  {
    padding: `2.25rem ${vars.space[10]} ${vars.space[24]}`,
    outline: 'none',
    selectors: { [`${shell}[data-fill] &`]: { padding: 0, minHeight: 0 } },
    '@media': {
      [media.touch]: { padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[24]}` },
      [media.print]: { padding: 0 },
    },
  },
]);

export const wrap = style({ maxWidth: vars.layout.page, marginInline: 'auto' });

export const notice = style({
  margin: `-2.25rem calc(-1 * ${vars.space[10]}) ${vars.space[6]}`,
  selectors: { [`${shell}[data-fill] &`]: { margin: 0 } },
  '@media': {
    [media.touch]: {
      margin: `calc(-1 * ${vars.space[6]}) calc(-1 * ${vars.space[4]}) ${vars.space[5]}`,
    },
    [media.print]: { display: 'none' },
  },
});

// A workspace fills the height below the notice.
globalStyle(`${shell}[data-fill] ${main}[data-noticed]`, {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
});
