import mammoth from 'mammoth';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sourceOf, willowText } from '../../../tests/support/sample-texts.ts';
import type { Generator } from '../templates/generator.ts';
import { generators } from '../../generated/generators.ts';
import { readSample } from '../templates/sample.ts';
import { composeDocument, declineOf } from '../templates/testing.ts';
import { columnWidths } from './column-widths.ts';
import { compose } from './compose.ts';
import { contentDisposition } from '../../platform/http/download.ts';
import { runsOf } from './inline.ts';
import { toMarkdown } from './markdown.ts';
import { exported, onTheLine } from './testing.ts';

const context = { sources: sourceOf(willowText, 'willow.pdf'), standards: [] };

function documentOf(generator: Generator, change: object = {}) {
  const form = {
    topic: 'Photosynthesis',
    grade_level: 'Grade 7',
    subject: 'Science',
    versions: 2,
    time_limit: 20,
    include: ['starter quiz', 'exit ticket', 'homework'],
    ...change,
  };
  const input = generator.input.parse(form);
  const result = composeDocument(generator, input, context);
  return {
    title: 'Where does a tree’s mass come from?',
    input,
    result,
    meta: { composed: true, model: 'built-in' },
  };
}

const textOf = async (generator: Generator, copy: 'teacher' | 'student', format: 'markdown' | 'docx') => {
  const { body } = await exported(generator, documentOf(generator), { format, copy });
  return format === 'markdown'
    ? body.toString('utf8')
    : (await mammoth.extractRawText({ buffer: body })).value;
};

/** The first template whose composed documents have this section. */
function withSection(key: string): Generator {
  const found = generators.find((generator) => key in generator.result.shape && isComposed(generator));
  if (found === undefined) throw new Error(`No template has a section ${key}.`);
  return found;
}

const isComposed = (generator: Generator) =>
  declineOf(generator, readSample(generator).input, context) === null;

const [lesson, quiz] = [withSection('phases'), withSection('versions')];

it.each(generators)('writes the sample of $templateType without what students may not see', (generator) => {
  const { title, input, result } = readSample(generator);
  const markdown = (copy: 'teacher' | 'student') =>
    toMarkdown(
      compose(generator, { title, input, result, meta: { composed: false, model: 'a model' } }, copy),
    );
  for (const [key, schema] of Object.entries(generator.result.shape)) {
    if (!(key in result)) continue;
    const { title: heading, teacher_only: isTeachers } = z.globalRegistry.get(schema) ?? {};
    if (onTheLine.has(heading)) {
      for (const copy of ['teacher', 'student'] as const) {
        expect(markdown(copy)).not.toContain(`## ${heading}\n`);
        expect(markdown(copy)).toMatch(/^# .+\n\n\*.+ · \d+ points\*\n/);
      }
      continue;
    }
    expect(markdown('teacher')).toContain(`## ${heading}\n`);
    expect(markdown('student').includes(`## ${heading}\n`)).toBe(!isTeachers);
  }
});

it.each(['markdown', 'docx'] as const)('writes every section of the teacher’s copy as %s', async (format) => {
  for (const generator of [lesson, quiz]) {
    const written = documentOf(generator);
    const text = await textOf(generator, 'teacher', format);
    expect(text).toContain('Where does a tree’s mass come from?');
    expect(text).toContain('Science · Grade 7');
    expect(text).toContain('Put together without AI by Lectern’s built-in engine');
    for (const piece of compose(generator, written, 'teacher')) {
      if (piece.kind === 'heading' && piece.level > 1) expect(text).toContain(piece.text);
    }
  }
});

it.each(['markdown', 'docx'] as const)(
  'keeps answers and teachers’ notes out of the student’s copy as %s',
  async (format) => {
    for (const generator of [lesson, quiz]) {
      const text = await textOf(generator, 'student', format);
      expect(text).toContain('Name ');
      for (const secret of [
        '✓',
        'Answer key',
        'Answer:',
        'The source says:',
        'not “photosynthesis”',
        'Notes for you',
        'Marking',
        'Blueprint',
        'Misconceptions',
        'Put together without AI',
      ]) {
        expect(text).not.toContain(secret);
      }
    }
  },
);

it('marks correct options, prints answers and ends with the key in the teacher’s copy', async () => {
  const text = await textOf(lesson, 'teacher', 'markdown');
  expect(text).toMatch(/- \*\*[A-D]\. 1[78]\d\d\*\* ✓/);
  expect(text).toContain('**Answer:** Because chlorophyll reflects green light.');
  expect(text.indexOf('## Answer key')).toBeGreaterThan(text.indexOf('## Notes for you'));
});

it('starts a page for each further version, with its key and marking for the teacher', () => {
  const written = documentOf(quiz);
  const pieces = compose(quiz, written, 'teacher');
  const at = pieces.findIndex(({ kind }) => kind === 'page-break');
  expect(pieces[at + 1]).toEqual({ kind: 'heading', level: 3, text: 'Version B' });
  expect(pieces.slice(at)).toContainEqual({ kind: 'text', text: '**Answer key**' });
  expect(pieces.slice(at)).toContainEqual({ kind: 'text', text: '**Marking**' });
  expect(compose(quiz, written, 'student').filter(({ kind }) => kind === 'table')).toHaveLength(0);
});

it('starts every paper of the student’s copy with a line for the name', () => {
  const pieces = compose(quiz, documentOf(quiz), 'student');
  expect(pieces.filter(({ kind }) => kind === 'name-line')).toHaveLength(2);
  expect(pieces.filter(({ kind }) => kind === 'page-break')).toHaveLength(1);
});

it('repeats the instructions in every version', () => {
  const written = documentOf(quiz);
  const instructions = String(written.result['instructions']);
  for (const copy of ['teacher', 'student'] as const) {
    const pieces = compose(quiz, written, copy);
    const places = pieces.flatMap((piece, at) =>
      piece.kind === 'text' && piece.text === instructions ? [at] : [],
    );
    const next = pieces.findIndex(({ kind }) => kind === 'page-break');
    const [first = 0, second = 0, ...others] = places;
    expect([first < next, second > next, others.length]).toEqual([true, true, 0]);
    const stem = pieces.findIndex(
      (piece, at) => at > next && piece.kind === 'question' && piece.number === 1,
    );
    expect(second).toBeLessThan(stem);
  }
});

it('numbers the questions of a document from its start to its end, in the key too', () => {
  const pieces = compose(lesson, documentOf(lesson), 'teacher');
  const numbers = pieces.flatMap((piece) => (piece.kind === 'question' ? [piece.number] : []));
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const key = pieces.findLastIndex((piece) => piece.kind === 'heading' && piece.level === 2);
  const rows = pieces.slice(key).flatMap((piece) => (piece.kind === 'table' ? piece.rows : []));
  expect(rows.map(([number]) => Number(number))).toEqual(numbers);
});

it('sizes the columns of a table by their content', () => {
  const rows = [
    ['1', 'x'.repeat(300), '2'],
    ['12', 'x'.repeat(40), '10'],
  ];
  const [question = 0, answer = 0, points = 0] = columnWidths(
    { head: ['Question', 'Answer', 'Points'], rows },
    10_000,
  );
  expect(question + answer + points).toBeLessThanOrEqual(10_000);
  expect(answer).toBeGreaterThan(7_000);
  expect(points).toBeGreaterThan(700);
  expect(columnWidths({ head: ['A', 'B'], rows: [] }, 10_000)).toEqual([5_000, 5_000]);
});

it('rules lines to write on and shows matches out of order', () => {
  const mix = [
    { type: 'open-ended', count: 1, points: 4 },
    { type: 'matching', count: 1, points: 4 },
  ];
  const pieces = compose(quiz, documentOf(quiz, { question_mix: mix, versions: 1 }), 'student');
  expect(pieces).toContainEqual({ kind: 'lines', count: 8 });
  const table = pieces.find((piece) => piece.kind === 'table');
  const rows = table?.kind === 'table' ? table.rows : [];
  expect(rows[0]?.[0]).toBe('____ 1. Photosynthesis');
  expect(rows[0]?.[1]).toBe('A. a green pigment in the chloroplasts');
});

it('exports the finished sections of an unfinished document', async () => {
  const { body } = await exported(
    lesson,
    {
      title: 'Half',
      input: {},
      result: { overview: 'So far.', phases: 'not a list' },
      meta: { composed: false, model: 'a model' },
    },
    { format: 'markdown', copy: 'teacher' },
  );
  expect(body.toString('utf8')).toBe(
    '# Half\n\n## Overview\n\nSo far.\n\n## The lesson\n\nnot a list\n\n> Written with AI (a model). Check it before you use it.\n',
  );
});

it('escapes text that Markdown would read as a heading, list, table or tag', () => {
  const texts = [
    '# no heading',
    '- no list',
    '1. no item',
    '> no quotation',
    '2 * 3 * 4',
    'a_b_ `c` <b> [d]',
    '1) x',
  ];
  const written = toMarkdown(texts.map((text) => ({ kind: 'text' as const, text })));
  expect(written.trim().split('\n\n')).toEqual([
    '\\# no heading',
    '\\- no list',
    '1\\. no item',
    '\\> no quotation',
    '2 \\* 3 \\* 4',
    'a\\_b\\_ \\`c\\` \\<b\\> \\[d\\]',
    '1\\) x',
  ]);
  expect(toMarkdown([{ kind: 'table', head: ['a|b'], rows: [['c\nd']] }])).toBe(
    '| a\\|b |\n| --- |\n| c d |\n',
  );
});

it('reads bold and italics, and leaves other asterisks as they are', () => {
  expect(runsOf('a **b** *c* 2 * 3')).toEqual([
    { text: 'a ', bold: false, italic: false },
    { text: 'b', bold: true, italic: false },
    { text: ' ', bold: false, italic: false },
    { text: 'c', bold: false, italic: true },
    { text: ' 2 * 3', bold: false, italic: false },
  ]);
});

it.each([
  ['Where does a tree’s mass come from?', 'Where does a tree’s mass come from.md'],
  ['../../etc/passwd', '.. .. etc passwd.md'],
  ['CON: <a>|b* "c"\u0000\n', 'CON a b c.md'],
  ['...', 'Document.md'],
  ['x'.repeat(300), `${'x'.repeat(80)}.md`],
])('names the file of %j safely', async (title, name) => {
  const file = await exported(
    lesson,
    { ...documentOf(lesson), title },
    { format: 'markdown', copy: 'teacher' },
  );
  expect(file.name).toBe(name);
});

it('encodes every file name for the content-disposition header', () => {
  expect(contentDisposition('Élan “1” (student copy).docx')).toBe(
    'attachment; filename="Elan 1 (student copy).docx"; filename*=UTF-8\'\'%C3%89lan%20%E2%80%9C1%E2%80%9D%20%28student%20copy%29.docx',
  );
});
