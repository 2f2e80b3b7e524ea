import JSZip from 'jszip';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { proseSchema, questionsSchema } from '../../generated/blocks.ts';
import { paragraphs } from './paragraphs.ts';
import { elementsWith, readTaggedPdf } from './pdf/testing.ts';
import { exported } from './testing.ts';

const TABLE = ['| Plant | Mass |', '|:--|--:|', '| **Willow** | 5 \\| 169 |', '| Soil | $2^3$ |'];
const rows = [
  ['**Willow**', '5 | 169'],
  ['Soil', '$2^3$'],
];

describe('a text in Markdown', () => {
  it.each([
    [
      ['Before', ...TABLE],
      ['text', 'table'],
    ],
    [['a | b', 'no dashes'], ['text']],
    [['a | b', '--- | --- | ---'], ['text']],
    [
      ['Bring:', '- a cap', '- water'],
      ['text', 'list'],
    ],
    [['1. Cut.', '2. Paste.'], ['list']],
    [['1969. A man on the moon.'], ['text']],
    [['1. is a number'], ['text']],
    [
      ['## Part', 'Words'],
      ['heading', 'text'],
    ],
    [['', '  '], []],
  ])('%j is read as %j', (lines, kinds) => {
    expect(paragraphs(lines.join('\n')).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('has the cells of its table', () => {
    expect(paragraphs(TABLE.join('\n'))).toEqual([{ kind: 'table', head: ['Plant', 'Mass'], rows }]);
    expect(paragraphs('a | b\n--|--\n1\n1 | 2 | 3')).toEqual([
      {
        kind: 'table',
        head: ['a', 'b'],
        rows: [
          ['1', ''],
          ['1', '2'],
        ],
      },
    ]);
  });
});

const result = z.object({
  passage: proseSchema.meta({ title: 'Passage', block: 'prose' }),
  questions: questionsSchema.meta({ title: 'Questions', block: 'questions' }),
});
const stem = ['Read the table.', '', ...TABLE, '', 'What grew?'].join('\n');
const written = {
  title: 'Willow',
  input: {},
  result: {
    passage: ['Before', '', ...TABLE].join('\n'),
    questions: [{ id: 'q1', type: 'short-answer', stem, points: 1 }],
  },
  meta: { composed: false, model: 'a model' },
};
const fileAs = async (format: 'pdf' | 'docx' | 'markdown') =>
  (await exported({ result }, written, { format, copy: 'student' })).body;

describe('a table in a text and in a question', () => {
  it('is a table in Markdown', async () => {
    const table = '| Plant | Mass |\n| --- | --- |\n| **Willow** | 5 \\| 169 |\n| Soil | $2^3$ |';
    const parts = (await fileAs('markdown')).toString('utf8').split(table);
    expect(parts).toHaveLength(3);
    expect(parts[1]).toContain('**1.** Read the table. *(1 point)*');
    expect(parts[2]).toContain('What grew?');
  });

  it('is a table in Word', async () => {
    const { value } = await mammoth.convertToHtml({ buffer: await fileAs('docx') });
    expect(value.match(/<table>/g)).toHaveLength(2);
    expect(value).toContain('<td><p><strong>Willow</strong></p></td><td><p>5 | 169</p></td>');
  });

  it('is a table in a PDF', async () => {
    const { elements } = await readTaggedPdf(await fileAs('pdf'));
    expect(elementsWith('TH', elements).map(({ text }) => text)).toEqual(['Plant', 'Mass', 'Plant', 'Mass']);
    expect(elementsWith('TD', elements)).toHaveLength(8);
  });
});

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

it('breaks a word that is longer than a line, in a text and in a column', async () => {
  const long = {
    ...written,
    result: { passage: `${WORD}\n\n| a | b | c |\n|---|---|---|\n| ${WORD} | words words words | words |` },
  };
  const { body } = await exported({ result }, long, { format: 'pdf', copy: 'student', paper: 'a4' });
  const { texts } = await readTaggedPdf(body);
  expect(
    texts
      .map(({ text }) => text)
      .join('')
      .replaceAll(/[\s\u200B]/g, ''),
  ).toContain(WORD);
  expect(texts.filter(({ right }) => right > 595 - 40)).toEqual([]);
  const word = await exported({ result }, long, { format: 'docx', copy: 'student' });
  const xml = await (await JSZip.loadAsync(word.body)).file('word/document.xml')?.async('string');
  const widths = [...(xml ?? '').matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, width]) => Number(width));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(12_240 - 2 * 1_080);
});
