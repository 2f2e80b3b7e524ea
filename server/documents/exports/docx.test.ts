import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import mammoth from 'mammoth';
import { afterAll, describe, expect, it } from 'vitest';
import { convert, findLibreOffice } from '../../../tests/support/libreoffice.ts';
import { generators } from '../../generated/generators.ts';
import { readSample } from '../templates/sample.ts';
import { compose } from './compose.ts';
import { isLettered, note, type Piece } from './piece.ts';
import { toDocx } from './docx.ts';
import { exported } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-docx-'));
afterAll(() => rmSync(folder, { recursive: true }));

const about = {
  title: 'The willow',
  author: 'Tess Example',
  description: 'Written with AI (a model). Check it before you use it.',
  language: 'ar',
  rightToLeft: true,
  watermark: null,
  letter: false,
};

const htmlOf = async (pieces: readonly Piece[]) =>
  (await mammoth.convertToHtml({ buffer: await toDocx(pieces, about) })).value;

describe('a Word file', () => {
  it('has a table of phases', async () => {
    const phase = {
      name: 'Begin',
      minutes: 5,
      teacher_actions: 'Ask.',
      student_actions: 'Answer.',
      checks: ['Why?'],
    };
    const html = await htmlOf([{ kind: 'phases', phases: [phase] }]);
    for (const words of ['Phase', 'Minutes', 'You', 'Students', 'Check']) {
      expect(html).toMatch(new RegExp(`<th><p><strong>${words}</strong></p></th>`));
    }
    for (const words of ['Begin', '5', 'Ask.', 'Answer.', 'Why?']) {
      expect(html).toContain(`<td><p>${words}</p></td>`);
    }
  });

  it('has the options of a question as a list, each with its own start', async () => {
    const options = (text: string): Piece => ({
      kind: 'options',
      items: ['A', 'B'].map((key) => ({ key, text: `${text} ${key}`, right: false })),
    });
    const html = await htmlOf([options('first'), { kind: 'text', text: 'Next' }, options('second')]);
    expect(html).toBe(
      '<ol><li>first A</li><li>first B</li></ol><p>Next</p><ol><li>second A</li><li>second B</li></ol>',
    );
  });

  it('has the letters of true and false, as the PDF has', async () => {
    const html = await htmlOf([
      {
        kind: 'options',
        items: ['True', 'False'].map((text) => ({ key: text.charAt(0), text, right: text === 'True' })),
      },
    ]);
    expect(html).toBe('<p>T.\t<strong>True ✓</strong></p><p>F.\tFalse</p>');
  });

  it('keeps the end of the last table with the note of the author', async () => {
    const rows = ['1', '2', '3'].map((number) => [number]);
    const pieces: Piece[] = [
      { kind: 'table', head: ['Question'], rows, keeps: true },
      note('Written with AI.'),
    ];
    const { files } = await JSZip.loadAsync(await toDocx(pieces, about));
    const xml = await files['word/document.xml']?.async('text');
    const paragraphs = xml?.match(/<w:p>.*?<\/w:p>/g)?.map((each) => /<w:keepNext\/>/.test(each));
    // The head with the first row, the last row, the space below the table; then the note.
    expect(paragraphs).toEqual([true, false, false, true, true, false]);
  });

  it('has headings by level', async () => {
    const html = await htmlOf(
      [1, 2, 3].map((level) => ({ kind: 'heading', level, text: `Level ${level}` }) as Piece),
    );
    expect(html.replaceAll(/<\/?strong>|<a id="[^"]*"><\/a>/g, '')).toBe(
      '<h1>Level 1</h1><h2>Level 2</h2><h3>Level 3</h3>',
    );
  });
});

it('opens in LibreOffice with its headings, lists, tables, title, author and language', {
  timeout: 120_000,
}, async ({ skip }) => {
  const program = findLibreOffice();
  if (program === undefined) {
    skip('LibreOffice is not installed. Install the package libreoffice-writer-nogui.');
    return;
  }
  const documents = await Promise.all(
    generators.map(async (generator) => {
      const { title, input, result } = readSample(generator);
      const written = { title, input, result, meta: { composed: false, model: 'a model' } };
      const { body } = await exported(generator, written, { format: 'docx', copy: 'teacher' });
      const path = join(folder, `${generator.templateType}.docx`);
      writeFileSync(path, body);
      return { path, title, pieces: compose(generator, written, 'teacher') };
    }),
  );
  await convert(
    program,
    'html',
    documents.map(({ path }) => path),
    folder,
  );
  for (const { path, title, pieces } of documents) {
    const html = readFileSync(path.replace('.docx', '.html'), 'utf8');
    expect(headingsIn(html)).toEqual(
      pieces.flatMap((piece) => (piece.kind === 'heading' ? [[`h${piece.level}`, piece.text]] : [])),
    );
    const tables = pieces.filter(({ kind }) => ['table', 'phases', 'facts'].includes(kind));
    expect(html.match(/<table\b/g) ?? []).toHaveLength(tables.length);
    const options = pieces.filter((piece) => piece.kind === 'options' && isLettered(piece));
    expect(html.match(/<ol type="A"/g) ?? []).toHaveLength(options.length);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain('<meta name="author" content="Amara Okafor"/>');
    expect(html).toContain('content="Written with AI (a model). Check it before you use it."');
    expect(html).toMatch(/<body lang="en-US"/);
  }
});

const headingsIn = (html: string) =>
  [...html.matchAll(/<(h\d)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, level, words = '']) => [
    level,
    words
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]);
