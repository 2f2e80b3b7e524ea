import { describe, expect, it } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import { generators } from '../../generated/generators.ts';
import { readSample } from '../templates/sample.ts';
import { sectionsOf } from './compose.ts';
import { toHtml } from './html.ts';
import { heading, type Piece, text } from './piece.ts';
import { toPlainText } from './plain-text.ts';
import { richTextOf } from './rich-text.ts';
import { exported } from './testing.ts';

const meta = { composed: false, model: 'a model' };

/** The words of a text in any format, without marks and entities. */
const wordsOf = (content: string) =>
  content
    .replaceAll(/<br[^>]*>|<\/(?:p|h\d|li|td|th)>/g, ' ')
    .replaceAll(/<\/?[a-z][^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&(?:lt|gt|quot);/g, ' ')
    .match(/\p{L}+/gu)
    ?.join(' ');

describe.each(generators)('$templateType', (generator) => {
  const written = { ...readSample(generator), meta };

  it.each(['teacher', 'student'] as const)('copies the words of its %s copy', async (copy) => {
    const { html, text: plain } = richTextOf(generator, written, copy);
    expect(wordsOf(html)).toBe(wordsOf(plain));
    const { body } = await exported(generator, written, { format: 'markdown', copy });
    const markdown = wordsOf(body.toString('utf8').replaceAll(/\$[^$]+\$/g, ' ')) ?? '';
    const copied = new Set(wordsOf(plain)?.split(' '));
    expect(markdown.split(' ').filter((word) => !copied.has(word))).toEqual([]);
  });

  it('copies each section under its heading, and none that the copy lacks', () => {
    const shown = sectionsOf(generator, written, 'student').map(({ key }) => key);
    for (const { key, title } of sectionsOf(generator, written, 'teacher')) {
      const { text: plain } = richTextOf(generator, written, 'teacher', key);
      expect([plain.includes(title) || plain.startsWith('_'), plain.length > title.length]).toEqual([
        true,
        true,
      ]);
      if (!shown.includes(key)) expect(() => richTextOf(generator, written, 'student', key)).toThrow(Problem);
    }
  });
});

const pieces: Piece[] = [
  heading(2, 'A < B'),
  text('**Area.** $a^2 + \\frac{1}{2}$ & more'),
  { kind: 'list', items: ['one', 'two'], ordered: true },
  { kind: 'options', items: [{ key: 'A', text: 'yes', right: true, note: 'why' }] },
  { kind: 'table', head: ['Term', 'Points'], rows: [['x_1', '2\n3']] },
];

it('writes headings, lists, tables, formulas and right options as HTML that escapes marks', () => {
  const cell = 'style="border:1px solid #8a8a8a;padding:4pt;vertical-align:top;text-align:left"';
  expect(toHtml(pieces).split('\n')).toEqual([
    '<h2>A &lt; B</h2>',
    '<p><strong>Area.</strong> a<sup>2</sup> + 1/2 &amp; more</p>',
    '<ol><li>one</li><li>two</li></ol>',
    '<p style="margin-left:24pt"><strong>A. yes</strong> ✓ <em>why</em></p>',
    `<table style="border-collapse:collapse"><thead><tr><th ${cell}>Term</th><th ${cell}>Points</th></tr></thead><tbody><tr><td ${cell}>x_1</td><td ${cell}>2<br>3</td></tr></tbody></table>`,
  ]);
});

it('writes plain text without marks, with tabs between the cells of a table', () => {
  expect(toPlainText(pieces)).toBe(
    'A < B\n\nArea. a^2 + 1/2 & more\n\n1. one\n2. two\n\nA. yes ✓ (why)\n\nTerm\tPoints\nx_1\t2 3\n',
  );
});
