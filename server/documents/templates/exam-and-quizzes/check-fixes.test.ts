import { expect, test } from 'vitest';
import { replaceAt } from '../../generations/document/section-item.ts';
import type { Check } from '../generator.ts';
import type { Question } from '../question.ts';
import type { QuizResult } from './schema.ts';
import { choice, paper, verdicts } from './testing.ts';

const written: Question = {
  id: 'q1',
  type: 'short-answer',
  stem: 'Why do leaves look green?',
  answers: ['They reflect green light.'],
  points: 4,
};

/** The paper after the edit that the check suggests. */
function fixed(result: QuizResult, { fix = [] }: Pick<Check, 'fix'>): QuizResult {
  return fix.reduce<QuizResult>(
    (paperSoFar, { section, path, value }) => ({
      ...paperSoFar,
      ...Object.fromEntries(
        Object.entries(paperSoFar)
          .filter(([key]) => key === section)
          .map(([key, before]) => [key, replaceAt(before, path, value)]),
      ),
    }),
    result,
  );
}

test.each([
  ['Positions of correct options', paper([1, 2, 3, 4, 5, 6].map((id) => choice(`q${id}`, 'B')))],
  [
    'Instructions fit the paper',
    paper([choice('q1'), choice('q2')], {
      instructions: 'Answer all 5 questions. There are 9 points in total.',
    }),
  ],
  [
    'Marking fits the questions',
    paper([written], {
      marking_scheme: [
        { question: '1', look_for: 'Green light.', points: 1 },
        { question: '1', look_for: 'Light is reflected.', points: 2 },
      ],
    }),
  ],
  [
    'Marking fits the questions',
    paper([written, choice('q2')], {
      marking_scheme: [
        { question: '1', look_for: 'Green light.', points: 4 },
        { question: '2', look_for: 'Option A.', points: 2 },
      ],
    }),
  ],
])('%s passes once its fix is applied', (name, result) => {
  const [check] = verdicts(result, name);
  expect(check).toMatchObject({ status: 'open', fix: expect.any(Array) });
  expect(verdicts(fixed(result, check ?? {}), name)).toMatchObject([{ status: 'passed' }]);
});

test('options whose letters a text names stay where they are', () => {
  const explained = [1, 2, 3, 4].map((id) => choice(`q${id}`, 'B', { explanation: 'Option B is right.' }));
  const [check] = verdicts(paper(explained), 'Positions of correct options');
  expect(check).toMatchObject({ status: 'open' });
  expect(check).not.toHaveProperty('fix');
});

test('a question with more rows than points has no fix by code', () => {
  const rows = ['Green', 'Light', 'Reflected', 'Leaves', 'Look'].map((word) => ({
    question: '1',
    look_for: `${word} green light.`,
    points: 2,
  }));
  const [check] = verdicts(paper([written], { marking_scheme: rows }), 'Marking fits the questions');
  expect(check).toMatchObject({ status: 'open' });
  expect(check).not.toHaveProperty('fix');
});
