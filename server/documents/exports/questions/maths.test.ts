import { parse } from 'gift-pegjs';
import JSZip from 'jszip';
import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import type { Question } from '../../../generated/blocks.ts';
import { exportQuestions } from './testing.ts';

const asked: Question[] = [
  {
    id: 'q1',
    type: 'multiple-choice',
    stem: String.raw`Which equals $\frac{1}{2}$, if $a<b$? It costs $5 or $6. **Show** $$\sqrt{x}=2$$`,
    options: [
      { key: 'A', text: String.raw`\(\frac{2}{4}\)`, correct: true },
      { key: 'B', text: '$x^{2}$', correct: false, rationale: '$x~=#:{1}$' },
    ],
    points: 1,
  },
  {
    id: 'q2',
    type: 'matching',
    stem: 'Match.',
    pairs: [
      { left: '$x^2$', right: String.raw`$\frac{1}{2}$` },
      { left: 'one', right: 'two' },
    ],
    points: 2,
  },
  { id: 'q3', type: 'ordering', stem: 'Order.', items: ['$b$', '$a$'], answers: ['$a$', '$b$'], points: 2 },
];

const STEM = String.raw`Which equals \(\frac{1}{2}\), if \(a\lt b\)? It costs $5 or $6. Show`;
const HALF = String.raw`\(\frac{2}{4}\)`;
const SQUARE = String.raw`\(x^{2}\)`;

const fileOf = async (format: Parameters<typeof exportQuestions>[1]) =>
  (await exportQuestions(asked, format)).body;

it('writes formulas for Moodle in GIFT, with what GIFT reads as its own marks escaped', async () => {
  const text = (await fileOf('gift')).toString('utf8');
  expect(text).toContain(String.raw`\\(\\frac\{2\}\{4\}\\)`);
  const [choice, matching, ordering] = parse(text);
  expect(choice).toMatchObject({
    stem: { text: String.raw`${STEM} $$\sqrt{x}=2$$` },
    choices: [
      { text: { text: HALF } },
      { text: { text: SQUARE }, feedback: { text: String.raw`\(x~=#:{1}\)` } },
    ],
  });
  // A menu typesets nothing.
  expect(matching).toMatchObject({
    matchPairs: [
      { subquestion: { text: String.raw`\(x^2\)` }, subanswer: '1/2' },
      { subquestion: { text: 'one' }, subanswer: 'two' },
    ],
  });
  expect(ordering).toMatchObject({ matchPairs: [{ subquestion: { text: String.raw`\(a\)` } }, {}] });
});

it('writes formulas for Moodle in Aiken', async () => {
  expect((await fileOf('aiken')).toString('utf8')).toContain(`\nA. ${HALF}\nB. ${SQUARE}\n`);
});

it.each([
  ['qti12', 'quiz.xml', [STEM, HALF, SQUARE, String.raw`\(x^2\)`, '1/2', String.raw`\(a\)`]],
  ['qti21', 'q1.xml', [STEM, HALF, SQUARE]],
  ['qti21', 'q2.xml', [String.raw`\(x^2\)`, String.raw`\(\frac{1}{2}\)`]],
  ['qti21', 'q3.xml', [String.raw`\(b\)`, String.raw`\(a\)`]],
] as const)('writes formulas for Canvas in %s, %s', async (format, name, texts) => {
  const { files } = await JSZip.loadAsync(await fileOf(format));
  const xml = XmlDocument.fromString((await files[name]?.async('string')) ?? '');
  for (const text of texts) expect(xml.root.content).toContain(text);
  expect(xml.root.content).not.toMatch(/(?<!\$)\$[^\d$]/);
});

it('writes formulas in one line for Google Forms', async () => {
  const text = (await fileOf('google_forms')).toString('utf8');
  expect(text).toContain('Which equals 1/2, if a < b? It costs $5 or $6.');
  expect(text).toContain('"text": "2/4"');
});
