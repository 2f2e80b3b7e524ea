import { expect, test } from 'vitest';
import { submittedQuiz } from '../../../../../tests/support/quizzes';
import { blankParts, receiveSubmission, typePoints } from './marking-state';

const begun = receiveSubmission({ state: 'closed' }, submittedQuiz);

test('a quiz without a mark begins with the points that the key gives', () => {
  expect(begun).toMatchObject({ scores: [{ criterion_id: 'q1', points: 0 }], points: 0, isChanged: false });
  const mark = { ...submittedQuiz.mark, revision: 1, scores: [], points: null };
  expect(receiveSubmission({ state: 'closed' }, { ...submittedQuiz, mark })).toMatchObject({ scores: [] });
});

test('a quiz is marked once every question has points', () => {
  const typed = typePoints(begun, { questionId: 'q2', points: 2.5 });
  const cleared = typePoints(typed, { questionId: 'q1', points: null });
  expect(
    [begun, typed, cleared].map((one) => one.state === 'open' && blankParts(one, submittedQuiz).length === 0),
  ).toEqual([false, true, false]);
  expect(typed).toMatchObject({ points: 2.5, isChanged: true });
});
