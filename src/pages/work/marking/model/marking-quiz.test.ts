import { expect, test } from 'vitest';
import { submittedQuiz } from '../../../../../tests/support/quizzes';
import { blankParts, contentOf, totalOf, typePoints } from './marking-state';

const begun = contentOf(submittedQuiz);

test('a quiz without a mark begins with the points that the key gives', () => {
  expect(begun).toMatchObject({ scores: [{ criterion_id: 'q1', points: 0 }], state: 'in_marking' });
  const mark = { ...submittedQuiz.mark, revision: 1, scores: [], points: null };
  expect(contentOf({ ...submittedQuiz, mark })).toMatchObject({ scores: [] });
});

test('a quiz is marked once every question has points', () => {
  const typed = typePoints(begun, { questionId: 'q2', points: 2.5 });
  const cleared = typePoints(typed, { questionId: 'q1', points: null });
  expect([begun, typed, cleared].map((one) => blankParts(one, submittedQuiz).length)).toEqual([1, 0, 1]);
  expect(totalOf(typed)).toBe(2.5);
});
