import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  getQuizAttemptFx,
  handInQuizFx,
  saveQuizAnswerFx,
  type SaveQuizAnswerRequest,
} from '@/shared/api/quizzes';
import { navigateFx } from '@/shared/lib/navigation';
import { attempt, studentQuiz } from '../../../../../tests/support/quizzes';
import { assignment } from './draft';
import { $quiz, $sendDelay, questionAnswered, quizHandedIn, storeAnswersFx } from './quiz';
import { openQuiz } from './quiz-state';

const receipt = { id: attempt.id, attempt: 1, submitted_at: attempt.now, late_seconds: 0 };

/** A running attempt without an end, in which each save is answered by `save`. */
function begin(save: (questionId: string) => Promise<unknown>) {
  const calls: string[] = [];
  const stored = vi.fn((_: unknown, __: { value: unknown }) => {});
  const scope = fork({
    values: [
      [assignment.$resource, { state: 'ready', id: studentQuiz.id, data: studentQuiz }],
      [$quiz, openQuiz({ attempt: { ...attempt, ends_at: null }, receivedAt: 0, stored: {} })],
      [$sendDelay, 0],
    ],
    handlers: [
      [
        saveQuizAnswerFx,
        async (_: unknown, { request: { questionId } }: { request: SaveQuizAnswerRequest }) => {
          calls.push(`save ${questionId}`);
          return save(questionId);
        },
      ],
      [handInQuizFx, () => (calls.push('hand in'), receipt)],
      [getQuizAttemptFx, () => ({ ...attempt, is_handed_in: true, questions: [], answers: [] })],
      [storeAnswersFx, stored],
      [navigateFx, () => {}],
    ],
  });
  return { calls, stored, scope };
}

const saved = async () => ({ saved_at: attempt.now });
const answer = (id: string) => ({ id, values: ['The air'] });

test('answers are stored in the browser until the server acknowledges them', async () => {
  const { calls, stored, scope } = begin(saved);
  await allSettled(questionAnswered, { scope, params: answer('q2') });
  expect(calls).toEqual(['save q2']);
  expect(stored.mock.calls.map(([, { value }]) => value)).toEqual([{ q2: ['The air'] }, {}]);
  expect(scope.getState($quiz)).toMatchObject({ unsent: {}, answers: { q2: ['The air'] } });
});

test('handing in sends the last answers first', async () => {
  const { calls, scope } = begin(saved);
  void allSettled(questionAnswered, { scope, params: answer('q2') });
  void allSettled(questionAnswered, { scope, params: answer('q3') });
  await allSettled(quizHandedIn, { scope });
  expect(calls.at(-1)).toBe('hand in');
  expect(calls.slice(0, -1).toSorted()).toEqual(['save q2', 'save q3']);
});

test('an answer that the server rejects as too late closes the quiz', async () => {
  const tooLate = httpError({ status: 409, statusText: '', response: null });
  const { scope } = begin(() => Promise.reject(tooLate));
  void allSettled(questionAnswered, { scope, params: answer('q2') });
  await vi.waitFor(() => expect(scope.getState($quiz)).toMatchObject({ state: 'over' }));
});
