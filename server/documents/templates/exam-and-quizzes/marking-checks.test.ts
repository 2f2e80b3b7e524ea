import { expect, it } from 'vitest';
import type { Question } from '../question.ts';
import { checkQuiz } from './checks.ts';
import { derive } from './derive.ts';
import { choice, context, input, paper, soundQuestions, verdicts } from './testing.ts';

const written: Question = {
  id: 'q1',
  type: 'short-answer',
  stem: 'Why do leaves look green?',
  answers: ['They reflect green light.'],
  points: 2,
};

it.each([
  [
    [{ question: '1', look_for: 'Green light is reflected.', points: 2 }],
    'passed',
    '1 question to mark, each with marking criteria.',
  ],
  [[], 'open', 'Question 1 has no row. Rewrite the marking.'],
  [
    [{ question: '1', look_for: 'Green light.', points: 1 }],
    'open',
    'The rows of question 1 add up to 1, but the question has 2.',
  ],
  [
    [{ question: '1', look_for: 'Napoleon lost.', points: 2 }],
    'open',
    'The rows of question 1 are about something else. Rewrite the marking.',
  ],
])('compares the marking %j with the questions', (marking_scheme, status, detail) => {
  expect(verdicts(paper([written], { marking_scheme }), 'Marking fits the questions')).toMatchObject([
    { status, detail },
  ]);
});

it('renumbers questions if two have the same id', () => {
  const { result, checks } = checkQuiz(paper([choice('q1', 'A'), choice('q1', 'C')]), input, context);
  expect(result.sections[0]?.questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
  expect(checks).toContainEqual(
    expect.objectContaining({ name: 'Question ids are unique', status: 'repaired' }),
  );
});

it.each([
  ['Answer all 4 questions, for 8 points in total.', 'passed'],
  ['Answer all 5 questions, for 8 points in total.', 'open'],
  ['Answer all 4 questions, for 9 points in total.', 'open'],
])('compares the instructions %j with the paper', (instructions, status) => {
  expect(verdicts(paper(soundQuestions, { instructions }), 'Instructions fit the paper')).toMatchObject([
    { status },
  ]);
});

it('numbers the marking of each version like its questions', () => {
  const questions = ['Why is it wet?', 'Why is it dry?', 'Why is it cold?'].map((stem, index) => ({
    id: `q${index + 1}`,
    type: 'short-answer' as const,
    stem,
    points: 2,
  }));
  const sections = [{ title: 'Short answer', questions }];
  const marking_scheme = questions.map(({ stem }, index) => ({
    question: String(index + 1),
    look_for: stem,
    points: 2,
  }));
  const { versions } = derive({ sections, marking_scheme }, { ...input, versions: 4 });
  expect(versions).toHaveLength(3);
  for (const version of versions) {
    expect(version.questions).not.toEqual(questions);
    expect(version.marking?.map(({ look_for }) => look_for)).toEqual(
      version.questions.map(({ stem }) => stem),
    );
    expect(version.marking?.map(({ question }) => question)).toEqual(['1', '2', '3']);
  }
});
