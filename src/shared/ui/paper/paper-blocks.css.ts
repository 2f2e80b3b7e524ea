import { globalStyle } from '@vanilla-extract/css';
import { marginNote } from '../private/document.css';
import { region } from '../private/scroll-region.css';
import { line, lines, letter, matching, option } from '../questions-block/question-answer.css';
import { list } from '../list-block/list-block.css';
import { vars } from '../theme/contract.css';
import { flow, section } from './paper.css';

// How the blocks of a document look on paper, whatever the screen around the preview is.
globalStyle(`${flow} *`, { overflowWrap: 'break-word', textWrap: 'wrap' });
// Lines are closer than on the screen, as in a book.
globalStyle(`${flow} ${section} > *, ${flow} table`, { lineHeight: '1.5rem' });
globalStyle(`${flow} ${marginNote} > b`, { lineHeight: '1.5rem' });
globalStyle(`${flow} :is(h2, h3, h4)`, { breakAfter: 'avoid' });
globalStyle(`${flow} :is(p, li, dd, td, th)`, { hyphens: 'manual' });

globalStyle(`${flow} ${marginNote}`, {
  position: 'absolute',
  display: 'block',
  width: '60px',
  marginBlockEnd: 0,
  textAlign: 'end',
  overflowWrap: 'normal',
});
globalStyle(`${flow} ${marginNote} > b`, { whiteSpace: 'nowrap' });

globalStyle(`${flow} ${region}`, { overflow: 'visible' });
globalStyle(`${flow} table`, { minWidth: 0 });
globalStyle(`${flow} :is(th, td)`, { minWidth: 0 });

// The rest of a block from the previous sheet has no start of its own.
const continued = `${flow} [data-continued]`;
globalStyle(`${flow} :is([data-continued], [data-first])`, { marginBlockStart: 0 });
globalStyle(continued, { paddingBlockStart: 0, borderBlockStart: 0, textIndent: 0 });
globalStyle(`${continued}:is(li)::before`, { content: 'none' });
globalStyle(`${flow} [data-cut]`, { marginBlockEnd: 0, paddingBlockEnd: 0 });

globalStyle(`${flow} ${list}`, { columns: 'auto' });
globalStyle(`${flow} ${matching}`, { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' });

// A heavy border marks the correct option, because browsers print no backgrounds.
globalStyle(`${flow} ${option}[data-right] ${letter}`, {
  background: 'none',
  borderWidth: '3px',
  borderColor: vars.color.ink,
  color: vars.color.ink,
  fontWeight: 800,
});

globalStyle(`${flow} ${line}`, { height: '9mm', borderColor: vars.color.line2 });
globalStyle(`${flow}[data-room="space"] ${line}`, { borderColor: 'transparent' });
globalStyle(`${flow}[data-room="none"] ${lines}`, { display: 'none' });
