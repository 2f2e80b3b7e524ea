import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import './fonts.css';
import './theme.css';
import { vars } from './contract.css';
import { media } from './media';

const { color } = vars;

// A separate layer lets components override the base, in whatever order the files load.
const layer = globalLayer('base');

function base(selector: string, rule: Omit<GlobalStyleRule, '@layer'>) {
  globalStyle(selector, { '@layer': { [layer]: rule } });
}

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.layout.bar} + 1rem)`,
  scrollbarColor: `${color.line2} transparent`,
});
base('body', {
  margin: 0,
  background: color.desk,
  color: color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // Breaks long words such as URLs instead of cutting them off.
  overflowWrap: 'break-word',
});
base('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
});
base('ul, ol', { listStyle: 'none' });
base('button, input, select, textarea', {
  margin: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
base('a', { color: 'inherit', textDecoration: 'none' });
base('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
base('table', { borderCollapse: 'separate', borderSpacing: 0 });
// A click waits for the scripts.
// Only what has a cursor of its own: with every element, the end of any other busy element would restyle all that is in it.
const waiting = '#root[aria-busy="true"]';
base(`${waiting}, ${waiting} a, ${waiting} button`, { cursor: 'progress' });
base('[hidden]', { display: 'none !important' });
base('::placeholder', { color: color.ink3, opacity: 1 });
base('::selection', { background: color.primaryTint2, color: color.ink });
base(':focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
});
base('*, *::before, *::after', {
  '@media': {
    [media.reduced]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
