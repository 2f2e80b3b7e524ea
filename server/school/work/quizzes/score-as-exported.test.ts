import fc from 'fast-check';
import { parse } from 'gift-pegjs';
import JSZip from 'jszip';
import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Question } from '../../../documents/templates/question.ts';
import { exportQuestions } from '../../../documents/exports/questions/testing.ts';
import { scoreAnswer } from './score-answers.ts';

/** A question, what a student types for each case, and the same answer as another program receives it. */
type Asked = { question: Question; cases: readonly { typed: string[]; meant: string[] }[] };

const KEYS = ['A', 'B', 'C', 'D'];
const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{4,9}$/), { minLength: 4, maxLength: 4 });
const base = { id: 'q1', stem: 'What holds?', points: 6 };

const choices = fc
  .tuple(words, fc.subarray(KEYS, { minLength: 1, maxLength: 3 }), fc.subarray(KEYS, { minLength: 1 }))
  .map(([texts, right, chosen]): Asked => {
    const options = KEYS.map((key, index) => ({
      key,
      text: texts[index] ?? '',
      correct: right.includes(key),
    }));
    const question: Question = { ...base, type: 'multiple-select', options };
    return { question, cases: [right, chosen].map((typed) => ({ typed, meant: typed })) };
  });

const one = fc
  .tuple(words, fc.constantFrom(...KEYS), fc.constantFrom(...KEYS))
  .map(([texts, right, chosen]) => {
    const options = KEYS.map((key, index) => ({ key, text: texts[index] ?? '', correct: key === right }));
    const question: Question = { ...base, type: 'multiple-choice', options };
    return { question, cases: [right, chosen].map((key) => ({ typed: [key], meant: [key] })) };
  });

const pairs = fc.tuple(words, words, fc.nat(3), fc.nat(3)).map(([lefts, rights, from, to]): Asked => {
  const question: Question = {
    ...base,
    type: 'matching',
    pairs: lefts.map((left, index) => ({ left, right: rights[index] ?? '' })),
  };
  const swapped = rights.with(from, rights[to] ?? '').with(to, rights[from] ?? '');
  return { question, cases: [rights, swapped].map((typed) => ({ typed, meant: typed })) };
});

/** A key in the spelling of the document's language; the student may type it in the same or in plain digits. */
const number = (tag: string) =>
  fc
    .tuple(
      fc.integer({ min: -999_999, max: 999_999 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(0, 0.5),
    )
    .map(([digits, places, tolerance]): Asked => {
      const spell = (value: number) =>
        new Intl.NumberFormat(tag, { minimumFractionDigits: places, maximumFractionDigits: 4 }).format(value);
      const value = digits / 10 ** places;
      const question: Question = { ...base, type: 'numeric', answers: [spell(value)], tolerance };
      const cases = [value, value + tolerance, value + 7].map((meant) => ({
        typed: [spell(meant)],
        meant: [String(Number(meant.toFixed(6)))],
      }));
      return { question, cases };
    });

const gift = z.array(
  z.looseObject({
    type: z.string(),
    choices: z.unknown().optional(),
    matchPairs: z
      .array(z.object({ subquestion: z.object({ text: z.string() }), subanswer: z.string() }))
      .optional(),
  }),
);
const giftChoices = z.array(
  z.object({
    isCorrect: z.boolean(),
    weight: z.number().nullable(),
    text: z.object({ text: z.string() }),
  }),
);
const giftNumber = z.object({ number: z.number(), range: z.number().optional() });

/** The share that Moodle gives: https://docs.moodle.org/en/GIFT_format. */
function shareInGift(text: string, { question }: Asked, meant: readonly string[]): number {
  const [read] = gift.parse(parse(text));
  if (read === undefined) throw new Error('The file has no question.');
  if (read.type === 'Numerical') {
    const { number: key, range = 0 } = giftNumber.parse(read.choices);
    return Number(Math.abs(Number(meant[0]) - key) <= range + 1e-9);
  }
  if (read.type === 'Matching') {
    const right = (read.matchPairs ?? []).filter(({ subquestion, subanswer }) => {
      const place = (question.pairs ?? []).findIndex(({ left }) => left === subquestion.text);
      return meant[place] === subanswer;
    });
    return right.length / (read.matchPairs ?? []).length;
  }
  const chosen = giftChoices.parse(read.choices).filter((choice) => {
    const key = (question.options ?? []).find((option) => option.text === choice.text.text)?.key ?? '';
    return meant.includes(key);
  });
  const sum = chosen.reduce((total, { isCorrect, weight }) => total + (weight ?? (isCorrect ? 100 : 0)), 0);
  return Math.max(0, Math.round(sum * 100) / 10_000);
}

const QTI = { q: 'http://www.imsglobal.org/xsd/imsqti_v2p1' };

/** The share that the response processing of QTI 2.1 gives. */
function shareInQti(item: XmlDocument, { question }: Asked, meant: readonly string[]): number {
  const at = (path: string) => item.find(path, QTI).map((node) => node.content);
  const keys = at('//q:correctResponse/q:value');
  if (question.type === 'numeric') {
    const [tolerance = ''] = at('//q:equal/@tolerance');
    const off = Number(tolerance.split(' ')[0] ?? '0');
    return Number(Math.abs(Number(meant[0]) - Number(keys[0])) <= off + 1e-9);
  }
  if (question.type === 'multiple-choice') return Number(meant[0] === keys[0]);
  const places = at('//q:simpleMatchSet[2]/q:simpleAssociableChoice');
  const identifiers = at('//q:simpleMatchSet[2]/q:simpleAssociableChoice/@identifier');
  const answers =
    question.type === 'matching'
      ? meant.map((right, index) => `p${index + 1} ${identifiers[places.indexOf(right)]}`)
      : meant;
  const points = new Map(
    at('//q:mapEntry/@mapKey').map((key, index) => [key, Number(at('//q:mapEntry/@mappedValue')[index])]),
  );
  const sum = answers.reduce((total, key) => total + (points.get(key) ?? 0), 0);
  return Math.max(0, sum) / question.points;
}

it.each([
  ['English (US)', 'en-US'],
  ['German', 'de'],
  ['French', 'fr'],
  ['Polish', 'pl'],
])('a quiz in %s scores as its exported key does in GIFT and QTI', async (language, tag) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(choices, one, pairs, number(tag)), async (asked) => {
      const { question, cases } = asked;
      const read = async (format: 'gift' | 'qti21') =>
        (await exportQuestions([question], format, { language })).body;
      const text = (await read('gift')).toString('utf8');
      const { files } = await JSZip.loadAsync(await read('qti21'));
      const item = XmlDocument.fromString((await files['q1.xml']?.async('string')) ?? '');
      for (const { typed, meant } of cases) {
        const score = scoreAnswer(question, typed, tag);
        expect(score).toBeCloseTo(question.points * shareInGift(text, asked, meant), 1);
        expect(score).toBeCloseTo(question.points * shareInQti(item, asked, meant), 1);
      }
      item.dispose();
    }),
    { numRuns: 150 },
  );
});
