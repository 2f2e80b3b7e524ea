import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

/** The offset of a margin note from the text; set by the sheet. */
export const noteStart = createVar();
/** The maximum width of a margin note. */
export const noteWidth = createVar();

/** The text of a document: Literata, 17 px on 28 px. */
export const documentText = {
  fontFamily: vars.font.display,
  fontSize: '1.0625rem',
  lineHeight: vars.layout.rule,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
} as const;

/** A margin note beside a line, such as minutes or a week. On phones it is above the line. */
export const marginNote = style({
  position: 'absolute',
  insetInlineStart: noteStart,
  width: noteWidth,
  textAlign: 'end',
  ...interfaceType('2xs'),
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
  '@media': {
    [media.touch]: {
      position: 'static',
      width: 'auto',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: vars.space[2],
      marginBlockEnd: '2px',
      textAlign: 'start',
    },
  },
});

globalStyle(`${marginNote} > *`, { display: 'block' });
globalStyle(`${marginNote} a`, {
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
});

/** The figure of a margin note. */
export const noteFigure = style({
  display: 'block',
  ...displayType('md'),
  fontSize: '1.0625rem',
  lineHeight: vars.layout.rule,
  fontWeight: 540,
  color: vars.color.ink,
});

const blink = keyframes({ '50%': { visibility: 'hidden' } });

/** The latest sentence is royal blue. It does not fade, because that would paint the page in every frame. */
export const wet = style({
  color: `color-mix(in oklab, ${vars.color.primary} 78%, ${vars.color.ink})`,
  '@media': { [media.print]: { color: 'inherit' } },
});

/**
 * Blinks only while no text arrives, because an animation makes frames with text more expensive. A letter, because a painted
 * box that moves makes the browser put the layers of the whole page together again.
 */
export const caret = style({
  color: vars.color.primary,
  fontWeight: 700,
  // As thick as a caret.
  WebkitTextStroke: '0.6px',
  selectors: {
    '&::before': { content: '"|"' },
    '&[data-resting]': { animation: `${blink} 1s step-end infinite` },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** An empty ruled line. */
export const blank = style({
  display: 'block',
  height: vars.layout.rule,
  position: 'relative',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockEnd: '5px',
      width: '100%',
      height: '2px',
      borderRadius: '2px',
      background: vars.color.rule,
    },
  },
});
