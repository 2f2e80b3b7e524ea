import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

const margin = createVar();
const gap = '1.875rem';
/** The sheet is too narrow for a margin that holds words: the notes are below their lines. */
const narrow = '(max-width: 40rem)';
const wide = '(min-width: 40.01rem)';

export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  width: '100%',
  maxWidth: '53.75rem',
  marginInline: 'auto',
  background: vars.color.sheet,
  borderRadius: vars.radius.page,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.mid}`,
});
export const inner = style({
  vars: { [margin]: vars.space[5] },
  position: 'relative',
  display: 'flow-root',
  minWidth: 0,
  minHeight: '14rem',
  paddingBlock: '2.25rem 2.5rem',
  paddingInline: `calc(${margin} + ${gap}) 2.75rem`,
  selectors: {
    // The double rule of the margin, red because work is marked here.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: margin,
      width: '4px',
      borderInline: `1px solid ${vars.color.penLine}`,
    },
  },
  '@container': {
    [wide]: { selectors: { '&[data-roomy]': { vars: { [margin]: '12.75rem' } } } },
    [narrow]: {
      vars: { [margin]: vars.space[4] },
      paddingInline: `calc(${margin} + ${vars.space[6]}) ${vars.space[5]}`,
      paddingBlockStart: '1.375rem',
    },
  },
});
export const head = style({ marginBlockEnd: vars.space[4] });
export const text = style({
  fontFamily: vars.font.display,
  fontSize: '1.0625rem',
  lineHeight: 1.765,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Each paragraph has its own direction; the margin keeps its side.
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
export const mark = style({
  color: 'inherit',
  background: 'none',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '5px',
  selectors: {
    '&[data-pasted]': { background: vars.color.primaryTint },
    '&[data-suggested]': {
      textDecorationLine: 'underline',
      textDecorationStyle: 'dashed',
      textDecorationColor: vars.color.primary,
    },
    '&[data-given]': {
      textDecorationLine: 'underline',
      textDecorationStyle: 'solid',
      textDecorationColor: vars.color.pen,
    },
  },
});
const byHand = { color: vars.color.pen, selectors: { '&[data-suggested]': { color: vars.color.primary } } };
export const number = style([
  displayType('2xs', 'semi'),
  byHand,
  {
    lineHeight: 0,
    fontStyle: 'italic',
    marginInlineStart: '2px',
    userSelect: 'none',
    WebkitUserSelect: 'none',
  },
]);
/** It floats into the margin at the line where its words end, below the note before it. */
export const note = style([
  displayType('sm', 'regular'),
  byHand,
  {
    float: 'inline-start',
    clear: 'inline-start',
    width: margin,
    marginInlineStart: `calc(-1 * (${margin} + ${gap}))`,
    paddingInline: `${vars.space[4]} ${vars.space[5]}`,
    paddingBlock: `0.25rem ${vars.space[2]}`,
    fontStyle: 'italic',
    textAlign: 'end',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    '@container': {
      [narrow]: {
        width: '100%',
        marginInlineStart: 0,
        padding: `0 0 ${vars.space[3]}`,
        textAlign: 'start',
        selectors: {
          '&:not([data-suggested])::before': {
            content: '""',
            display: 'inline-block',
            width: '1.125rem',
            marginInlineEnd: vars.space[2],
            borderBlockStart: '1.5px solid currentColor',
            verticalAlign: '0.3125rem',
          },
        },
      },
    },
  },
]);
export const figure = style({ fontWeight: vars.weight.bold, fontStyle: 'normal' });
export const kind = style({
  ...interfaceType('2xs', 'medium'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '0.3125rem',
  fontStyle: 'normal',
  color: vars.color.ink2,
  '@container': { [narrow]: { justifyContent: 'start' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: '2px',
  marginBlockStart: '0.375rem',
  fontStyle: 'normal',
  '@container': { [narrow]: { justifyContent: 'start' } },
});
