import { expect, it } from 'vitest';
import type { Question } from '../question.ts';
import { checkQuiz } from './checks.ts';
import { choice, context, input, paper, soundQuestions, verdicts, withFirst } from './testing.ts';

it('passes a sound paper', () => {
  const { checks, result } = checkQuiz(paper(soundQuestions), input, context);
  expect(checks.map(({ name, status }) => [name, status])).toEqual([
    ['One correct option', 'passed'],
    ['Points add up', 'passed'],
    ['Answer key matches the questions', 'passed'],
    ['Number of questions', 'passed'],
    ['Positions of correct options', 'passed'],
    ['Length of correct options', 'passed'],
    ['Reading level', 'passed'],
  ]);
  expect(result).toEqual(paper(soundQuestions));
});

it.each([
  [
    'two right options',
    { options: choice('q1').options?.map((option) => ({ ...option, correct: option.key < 'C' })) },
    'Question 1 has 2 correct options.',
  ],
  ['no right option', { options: choice('q1', 'none').options }, 'Question 1 has no correct option.'],
  [
    'an option twice',
    { options: choice('q1').options?.map((option) => ({ ...option, text: 'the same' })) },
    'Question 1 has the same option twice.',
  ],
])('opens a question with %s, and refers to it', (_, change, detail) => {
  expect(verdicts(withFirst(change), 'One correct option')).toEqual([
    {
      name: 'One correct option',
      status: 'open',
      detail,
      section: 'sections',
      path: '/sections/0/questions/0',
    },
  ]);
});

it('accepts several correct options in a multiple-select, but requires one', () => {
  const several = choice('q1', 'A', { type: 'multiple-select' });
  const two = {
    ...several,
    options: several.options?.map((option) => ({ ...option, correct: option.key < 'C' })),
  };
  expect(verdicts(paper([two]), 'One correct option')[0]?.status).toBe('passed');
  const none = { ...several, options: several.options?.map((option) => ({ ...option, correct: false })) };
  expect(verdicts(paper([none]), 'One correct option')[0]?.status).toBe('open');
});

it('opens a paper whose questions, points or types differ from the form', () => {
  const name = 'Number of questions';
  expect(verdicts(paper(soundQuestions.slice(1)), name)[0]?.detail).toMatch(
    /^Multiple choice: you asked for 4, there are 3\./,
  );
  expect(verdicts(withFirst({ points: 1 }), name)[0]?.detail).toBe(
    'Multiple choice: you asked for 8 points, they have 7.',
  );
  const stray: Question = { id: 'q5', type: 'numeric', stem: 'How many?', answers: ['2'], points: 1 };
  expect(verdicts(paper([...soundQuestions, stray]), name)[0]).toMatchObject({
    status: 'open',
    path: '/sections/0/questions/4',
  });
});

it('opens correct options at the same position, and ones that are the longest', () => {
  const same = paper(['q1', 'q2', 'q3', 'q4'].map((id) => choice(id, 'B')));
  expect(verdicts(same, 'Positions of correct options')[0]).toMatchObject({ status: 'open' });
  const long = soundQuestions.map((question) => ({
    ...question,
    options: question.options?.map((option) =>
      option.correct ? { ...option, text: `${option.text} and a much longer explanation` } : option,
    ),
  }));
  expect(verdicts(paper(long), 'Length of correct options')[0]).toMatchObject({ status: 'open' });
});

it('opens “all of the above”', () => {
  const change = {
    options: choice('q1').options?.map((option) =>
      option.key === 'D' ? { ...option, text: 'All of the above' } : option,
    ),
  };
  expect(verdicts(withFirst(change), 'No “all of the above”')).toHaveLength(1);
  expect(verdicts(paper(soundQuestions), 'No “all of the above”')).toHaveLength(0);
});

it('names the question that is hardest to read', () => {
  const stem = `Considering ${'the interdisciplinary methodological heterogeneity of contemporary physiological investigations, '.repeat(5)}which is it?`;
  expect(verdicts(withFirst({ stem }), 'Reading level')[0]).toMatchObject({
    status: 'open',
    section: 'sections',
    path: '/sections/0/questions/0',
  });
});
