import { createVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { noteStart, noteWidth } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { onPaper } from '../theme/on-paper.css';
import { displayType, interfaceType } from '../theme/type-style';
import { paperSizes } from './paper-size';

/** The width of the sheet's text with its margin for numbers and minutes. */
const flowWidth = createVar();
const FLOW_START = '68px';

/** Black on white in every theme, with numbers and minutes in a margin of its own. */
const paper = style([onPaper, { vars: { [noteStart]: `-${FLOW_START}`, [noteWidth]: '56px' } }]);

export const sheets = style({
  display: 'grid',
  justifyContent: 'center',
  gap: vars.space[6],
  '@media': { [media.print]: { display: 'block' } },
});

// The sheets bring their own margins.
for (const [name, { width, height }] of Object.entries(paperSizes)) {
  globalStyle(`@page ${name}`, { size: `${width} ${height}`, margin: 0 } as StyleRule);
}

/** Each sheet is as large as the paper, so the printer makes the same sheets as the screen. */
export const sheet = style([
  paper,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    padding: '0.5in 0.6in 0.4in 0.5in',
    background: vars.color.sheet,
    boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.mid}`,
    selectors: {
      '&[data-size="letter"]': { ...paperSizes.letter, page: 'letter' },
      '&[data-size="a4"]': { ...paperSizes.a4, page: 'a4' },
    },
    '@media': { [media.print]: { boxShadow: 'none', breakAfter: 'page', overflow: 'hidden' } },
  },
]);
globalStyle(`${sheets} > :last-child`, { '@media': { [media.print]: { breakAfter: 'auto' } } });

export const nameLine = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.625rem',
  height: '0.5in',
  paddingInlineStart: FLOW_START,
  ...interfaceType('sm'),
});
globalStyle(`${nameLine} i`, { flex: 1, borderBlockEnd: `1px solid ${vars.color.ink}` });
globalStyle(`${nameLine} i[data-short]`, { flex: 0.42 });

export const body = style({ gridRow: 2, minWidth: 0 });

export const flow = style({
  vars: { [flowWidth]: `calc(${paperSizes.letter.width} - 1.1in)` },
  display: 'flow-root',
  width: flowWidth,
  paddingInlineStart: FLOW_START,
  selectors: {
    '&[data-size="a4"]': { vars: { [flowWidth]: `calc(${paperSizes.a4.width} - 1.1in)` } },
    // From 17 px, about 13 point, to 18 point.
    '&[data-large]': { zoom: 1.41, width: `calc(${flowWidth} / 1.41)` },
  },
});

/** Lays out the whole text once, to find where its sheets end. */
export const measure = style([
  paper,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    height: 0,
    width: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const foot = style({
  gridRow: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'end',
  gap: vars.space[3],
  height: '0.4in',
  marginInlineStart: FLOW_START,
  ...interfaceType('2xs'),
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
});
globalStyle(`${foot} > :first-child`, { overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${foot} > :last-child`, { textAlign: 'end' });

export const head = style({ marginBlockEnd: vars.space[4] });
export const title = style({
  ...displayType('3xl'),
  lineHeight: '2.5rem',
  textWrap: 'balance',
  breakAfter: 'avoid',
});
export const facts = style({ ...interfaceType('xs'), color: vars.color.ink2, breakAfter: 'avoid' });
export const section = style({ marginBlockEnd: vars.space[6] });
export const heading = style({
  ...displayType('lg'),
  fontWeight: 560,
  lineHeight: vars.layout.rule,
  marginBlockEnd: vars.space[1],
  breakAfter: 'avoid',
});
