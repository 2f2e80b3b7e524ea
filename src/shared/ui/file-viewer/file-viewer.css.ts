import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

/** Wide enough for comments beside the page. */
const wide = '(min-width: 42rem)';

export const viewer = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  // Unlike `hidden`, it lets the comments stay in view beside a long page.
  overflow: 'clip',
  background: vars.color.sheet,
  borderRadius: vars.radius.page,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
});
export const name = style({
  ...interfaceType('sm', 'semi'),
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderBlock: `1px solid ${vars.color.line}`,
});
export const space = style({ flex: 1 });
export const count = style({ ...displayType('sm', 'regular'), paddingInline: vars.space[2] });
export const hint = style({ ...interfaceType('2xs'), margin: 0, color: vars.color.ink2 });
export const waiting = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[5],
});
export const foot = style([
  hint,
  {
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
]);
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [wide]: { selectors: { '&[data-noted]': { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } } },
  },
});
/** The desk under the page. An enlarged page scrolls in it. */
export const scroller = style({
  overflow: 'auto',
  background: vars.color.well,
  outlineOffset: '-2px',
  selectors: { '&[data-large]': { maxHeight: '80dvh' } },
  '@media': { [media.print]: { maxHeight: 'none' } },
});
export const page = style({ position: 'relative' });
export const picture = style({ display: 'block', width: '100%', height: '100%', background: 'white' });
export const surface = style({
  position: 'absolute',
  inset: 0,
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'crosshair',
});
const figureOfNote = {
  ...displayType('sm', 'bold'),
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: '1.75rem',
  height: '1.75rem',
  padding: 0,
  border: `2px solid ${vars.color.sheet}`,
  borderRadius: '50%',
  background: vars.color.pen,
  color: vars.color.sheet,
  cursor: 'pointer',
} as const;
/** Its middle is the place. */
export const marker = style({
  ...figureOfNote,
  position: 'absolute',
  translate: '-50% -50%',
  boxShadow: vars.shadow.mid,
  // The finger needs more room than the eye.
  '::after': { content: '""', position: 'absolute', inset: '-0.5rem', borderRadius: '50%' },
});
export const notes = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[5],
  listStyle: 'none',
  '@container': {
    [wide]: {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      maxHeight: '80dvh',
      overflow: 'auto',
      padding: vars.space[4],
    },
  },
});
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
});
export const writing = style({ gridColumn: '1 / -1', display: 'grid' });
export const figure = style({
  ...figureOfNote,
  flex: 'none',
  '@media': { [media.touch]: { width: '2.75rem', height: '2.75rem' } },
});
export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const comment = style({
  ...displayType('md', 'regular'),
  margin: 0,
  fontStyle: 'italic',
  color: vars.color.pen,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const empty = style([hint, { padding: vars.space[4] }]);
