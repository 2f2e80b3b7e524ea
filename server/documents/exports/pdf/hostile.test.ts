import { describe, expect, it } from 'vitest';
import { PdfWriter } from './pdf-writer.ts';
import { elementsWith, readTaggedPdf } from './testing.ts';
import { compile } from './writer/compile.ts';
import type { PdfRequest } from './request.ts';
import type { Piece } from '../piece.ts';

const about: Omit<PdfRequest, 'pieces'> = {
  title: 'Title',
  author: 'Tess Example',
  description: 'Written with AI.',
  language: 'en',
  region: 'US',
  rightToLeft: false,
  paper: 'us-letter',
  copy: 'Teacher copy',
  watermark: null,
};

const bare = (text: string) => text.replaceAll(/\s/g, '');

const read = async (pieces: readonly Piece[], changes: Partial<PdfRequest> = {}) =>
  readTaggedPdf(
    compile({ ...about, ...changes, pieces: [{ kind: 'heading', level: 1, text: 'Title' }, ...pieces] }),
  );

/** One piece of each kind, with the text wherever a piece takes one. */
const everywhere = (text: string): Piece[] => [
  { kind: 'heading', level: 2, text },
  { kind: 'text', text },
  { kind: 'text', text, tone: 'quiet', keeps: true },
  { kind: 'list', items: [text] },
  { kind: 'list', items: [text], ordered: true },
  { kind: 'question', number: 1, text, points: 1 },
  { kind: 'options', items: [{ key: 'A', text, right: true, note: text }] },
  { kind: 'table', head: [text], rows: [[text]] },
  {
    kind: 'phases',
    phases: [{ name: text, minutes: 5, teacher_actions: text, student_actions: text, checks: [text] }],
  },
  { kind: 'text', text, tone: 'note' },
];
const PLACES = 15;

describe('text in the syntax of Typst', () => {
  it.each([
    '#panic("stop")',
    '#import "@preview/cetz:0.3.1": *',
    '#read("/etc/passwd") #include "pieces.typ"',
    '#let text = none; #set page(width: 1pt)',
    '] #pagebreak() [',
    '= Heading @label <label> _a_ `code` ```typ #panic()```',
    '"; panic(); "',
    String.raw`\u{41} \#x \\ // comment /* no comment`,
    '$ #panic() $5',
    '{{title}} ${title} %s',
  ])('is printed as it is: %s', async (text) => {
    const { text: printed } = await read(everywhere(text), { title: text });
    expect(bare(printed).split(bare(text))).toHaveLength(PLACES + 1);
  });

  it('is printed as it is in a formula', async () => {
    const pdf = await read([
      { kind: 'text', text: String.raw`So $\text{#panic()}$ and $#panic()$ and $\href{x}{y}$.` },
    ]);
    expect(pdf.text).toContain('#panic()');
  });
});

describe('text that no font has', () => {
  it('becomes an empty square', async () => {
    const { text, accessible } = await read(everywhere('สวัสดี A \u{10FFFD} \u0905\u0301'));
    expect(text).toContain('□');
    expect(text).toContain('A');
    expect(accessible).toBe('1');
  });

  it('loses control characters, half pairs and direction overrides', async () => {
    const { text } = await read([{ kind: 'text', text: 'a\u0000b\u202Ec\uD800d\u0007e' }]);
    expect(bare(text)).toMatch(/abc.?de/u);
  });

  it.each([
    '👩‍🔬 🏳️‍🌈 ☎️ ✅ ★ → ½ ≥',
    '中文 漢字 ひらがな カタカナ 한국어',
    'Київ Москва Łódź Hà Nội',
    'משה כהן שָׁלוֹם',
    'فاطمة الزهراء پروین',
    'Олександра Шевченко Ђорђе',
    'Γιώργος Παπαδόπουλος',
    'Nguyễn Thị Hằng',
    'प्रिया शर्मा',
  ])('is not in %s', async (text) => {
    // The title is also in the foot of each page.
    const { text: printed, fontsNotEmbedded } = await read(everywhere(text), { title: text, copy: text });
    expect(printed).not.toContain('□');
    expect(fontsNotEmbedded).toEqual([]);
  });
});

describe('a document in Arabic', () => {
  it('names its language and runs from right to left', async () => {
    const pdf = await read([{ kind: 'text', text: 'مرحبا بالعالم' }], {
      language: 'ar',
      region: null,
      rightToLeft: true,
    });
    expect(pdf.language).toBe('ar');
    expect(pdf.text).not.toContain('□');
    expect(pdf.text).toMatch(/\p{Script=Arabic}/u);
  });
});

describe('a formula', () => {
  it('is tagged with its words in one line', async () => {
    const text = String.raw`It is $\frac{a+b}{2}$ or $x^2$, then \[\sqrt{9} = 3\] and $30^\circ$.`;
    const formulas = elementsWith('Formula', (await read([{ kind: 'text', text }])).elements);
    expect(formulas.map(({ alt }) => alt)).toEqual(['(a + b)/2', 'x^2', '√(9) = 3', '30°']);
  });

  it('is printed as typed when it is invalid', async () => {
    expect((await read([{ kind: 'text', text: String.raw`See $\frac{1$ and $5.` }])).text).toContain(
      '\\frac{1',
    );
  });
});

it('writes a document of 400 questions in a process of its own', async () => {
  const questions = Array.from({ length: 400 }, (_, index): Piece[] => [
    { kind: 'question', number: index + 1, text: `What is ${index} + ${index}? `.repeat(5), points: 1 },
    {
      kind: 'options',
      items: ['A', 'B', 'C', 'D'].map((key) => ({ key, text: `It is ${key}.`, right: false })),
    },
    { kind: 'lines', count: 3 },
  ]).flat();
  const pieces: Piece[] = [{ kind: 'heading', level: 1, text: 'Long' }, ...questions];
  const pdf = await readTaggedPdf(await new PdfWriter().write('user', { ...about, pieces }));
  expect(pdf.sizes.length).toBeGreaterThan(100);
  expect(elementsWith('LI', pdf.elements)).toHaveLength(1_600);
}, 60_000);

it('makes at most five PDFs of an account at once', async () => {
  const writer = new PdfWriter();
  const controller = new AbortController();
  const write = (user: string) => writer.write(user, { ...about, pieces: [] }, controller.signal);
  const accepted = Promise.allSettled([
    ...Array.from({ length: 5 }, () => write('user')),
    write('another user'),
  ]);
  await expect(write('user')).rejects.toMatchObject({ status: 429 });
  controller.abort(new Error('gone'));
  expect((await accepted).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'));
});

it('stops when the caller disconnects', async () => {
  const signal = AbortSignal.abort(new Error('gone'));
  await expect(new PdfWriter().write('user', { ...about, pieces: [] }, signal)).rejects.toThrow('gone');
});
