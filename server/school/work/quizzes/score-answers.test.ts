import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Question } from '../../../documents/templates/question.ts';
import { asQuizQuestions } from '../assignments/quiz-questions.ts';
import { everyKind } from '../assignments/testing.ts';
import { scoreAnswer } from './score-answers.ts';

const questions = new Map(asQuizQuestions(everyKind).map((question) => [question.type, question]));
const of = (type: Question['type'], change: Partial<Question> = {}): Question => {
  const question = questions.get(type);
  if (!question) throw new Error(`There is no ${type} question.`);
  return { ...question, ...change };
};

test.each<[Question['type'], string[], number | null]>([
  ['multiple-choice', ['B'], 2],
  ['multiple-choice', ['A'], 0],
  ['multiple-select', ['C', 'A'], 2],
  ['multiple-select', ['A'], 1],
  ['multiple-select', ['A', 'B', 'C'], 1],
  ['multiple-select', ['B'], 0],
  ['true-false', ['A'], 1],
  ['true-false', ['B'], 0],
  ['fill-in-blank', [' secret  Dioxide.', 'nitrogen'], 1],
  ['fill-in-blank', ['', 'SECRET oxygen'], 1],
  ['numeric', ['4.6'], 1],
  ['numeric', ['4.7'], 0],
  ['numeric', ['4,5'], 1],
  ['numeric', ['9/2'], 1],
  ['numeric', ['9/2 bubbles'], null],
  ['fill-in-blank', ['secret di\u00adoxide', 'SECRET oxigen'], null],
  ['numeric', ['about half of nine'], null],
  ['matching', ['let gases in', 'carries water', 'capture light'], 1],
  ['ordering', ['Weigh the soil', 'Water it', 'Weigh the tree'], 2],
  ['ordering', ['Water it', 'Weigh the soil', 'Weigh the tree'], 0],
  ['short-answer', ['secret chlorophyll'], 1],
  ['short-answer', ['The green one'], null],
  ['open-ended', ['The air'], null],
])('%s: %j gives %s', (type, values, points) => {
  expect(scoreAnswer(of(type), values, 'en')).toBe(points);
});

test.each([...questions.values()])('a blank answer gives nothing: $type', (question) => {
  expect([scoreAnswer(question, []), scoreAnswer(question, ['', ' '])]).toEqual([0, 0]);
});

test('thousands are not decimals, and one blank may have further accepted words', () => {
  const thousand = of('numeric', { answers: ['1,200'], tolerance: 0 });
  expect([
    scoreAnswer(thousand, ['1200'], 'en'),
    scoreAnswer(thousand, ['1,200'], 'en'),
    scoreAnswer(thousand, ['1.3'], 'en'),
  ]).toEqual([1, 1, 0]);
  // Without a language, 1,200 may be 1.2.
  expect(scoreAnswer(thousand, ['1200'])).toBeNull();
  const leaf = of('fill-in-blank', { blanks: ['leaf'], answers: ['leaf', 'leaves'], points: 1 });
  expect(scoreAnswer(leaf, ['Leaves'])).toBe(1);
});

test('a question without a key is left to the teacher', () => {
  const options = (of('multiple-choice').options ?? []).map((option) => ({ ...option, correct: false }));
  expect(scoreAnswer(of('multiple-choice', { options }), ['A'])).toBeNull();
  expect(scoreAnswer(of('numeric', { answers: [] }), ['4'])).toBeNull();
});

/** How an automatic marker should judge each answer to a question; `teacher` is always safe. */
interface Judged {
  language: string;
  question: Omit<Question, 'id'>;
  trials: Partial<Record<'right' | 'wrong' | 'partial' | 'teacher', string[][]>>;
}

const judged: Judged[] = JSON.parse(readFileSync(new URL('answers.fixture.json', import.meta.url), 'utf8'));

test('answers of a class are right, wrong or left to the teacher, and hardly ever left without need', () => {
  const outcomes = judged.flatMap(({ language, question, trials }) => {
    const [asked] = asQuizQuestions([{ id: 'q', ...question }]);
    return Object.entries(trials).flatMap(([expected, answers]) =>
      answers.map((values) => {
        const score = asked ? scoreAnswer(asked, values, language) : undefined;
        const named = new Map<unknown, string>([
          [null, 'teacher'],
          [0, 'wrong'],
          [question.points, 'right'],
        ]);
        return {
          type: question.type,
          stem: question.stem,
          values,
          expected,
          given: named.get(score) ?? 'partial',
        };
      }),
    );
  });
  const different = outcomes.filter(({ given, expected }) => given !== expected);
  expect(different.filter(({ given }) => given !== 'teacher')).toEqual([]);
  // Short answers that the key does not have are the teacher's.
  const needless = different.filter(({ type }) => type !== 'short-answer');
  expect(needless.length / outcomes.length).toBeLessThan(0.03);
});
