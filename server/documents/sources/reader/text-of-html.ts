import { Parser } from 'htmlparser2';
import { CleanText } from './clean-text.ts';

/** What readers of a page don't read as its text. */
const SKIPPED = new Set([
  'aside',
  'button',
  'footer',
  'head',
  'iframe',
  'nav',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
]);

const LINES = new Set(['br', 'dd', 'dt', 'li', 'tr']);

const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'data',
  'dfn',
  'em',
  'font',
  'i',
  'kbd',
  'mark',
  'q',
  'ruby',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
]);

/** The text of HTML with its paragraphs, read as a stream, so that nesting of any depth is harmless. */
export function textOfHtml(html: string): string {
  const text = new CleanText();
  let skipped = 0;
  const space = (name: string): string => {
    if (INLINE.has(name)) return '';
    if (name === 'td' || name === 'th') return ' ';
    return LINES.has(name) ? '\n' : '\n\n';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (SKIPPED.has(name)) skipped += 1;
      else if (skipped === 0) text.append(space(name));
    },
    onclosetag(name) {
      if (SKIPPED.has(name)) skipped = Math.max(0, skipped - 1);
      else if (skipped === 0) text.append(space(name));
    },
    ontext(content) {
      if (skipped === 0) text.append(content);
    },
  });
  parser.end(html);
  return text.toString();
}
