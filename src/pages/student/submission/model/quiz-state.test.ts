import { expect, test } from 'vitest';
import { attempt } from '../../../../../tests/support/quizzes';
import { answerQuestion, isAnswered, openQuiz, receiveAnswerSaved, secondsLeft } from './quiz-state';

const receivedAt = Date.parse('2026-10-08T12:00:00.000Z');
const open = (stored = {}) => openQuiz({ attempt, receivedAt, stored });

test('an attempt opens with the answers of the server and what this browser has beyond them', () => {
  expect(open({ q2: ['The air'] })).toMatchObject({
    answers: { q1: ['B'], q2: ['The air'] },
    unsent: { q2: ['The air'] },
  });
});

test('the time counts by the server’s clock, whatever the device’s says', () => {
  expect(secondsLeft(open(), receivedAt)).toBe(15 * 60);
  expect(secondsLeft(open(), receivedAt + 61_000)).toBe(15 * 60 - 61);
  expect(secondsLeft(open(), receivedAt + 24 * 3600_000)).toBe(0);
  expect(
    secondsLeft(openQuiz({ attempt: { ...attempt, ends_at: null }, receivedAt, stored: {} }), receivedAt),
  ).toBeNull();
});

test('an answer is unsent until the server has acknowledged its last form', () => {
  const first = answerQuestion(open(), { id: 'q2', values: ['The'] });
  const second = answerQuestion(first, { id: 'q2', values: ['The air'] });
  const saved = { attemptId: attempt.id, questionId: 'q2', values: ['The'] };
  expect(receiveAnswerSaved(second, saved)).toBe(second);
  expect(receiveAnswerSaved(second, { ...saved, attemptId: 'other' })).toBe(second);
  expect(receiveAnswerSaved(second, { ...saved, values: ['The air'] })).toMatchObject({ unsent: {} });
});

test('an attempt that was handed in meanwhile names what came too late', () => {
  const over = openQuiz({
    attempt: { ...attempt, is_handed_in: true, questions: [], answers: [] },
    receivedAt,
    stored: { q2: ['The air'] },
  });
  expect(over).toMatchObject({ state: 'over', late: 1 });
  expect(answerQuestion(over, { id: 'q2', values: ['x'] })).toBe(over);
});

test('blanks alone are no answer', () => {
  expect(isAnswered({ q4: ['', ' '] }, 'q4')).toBe(false);
  expect(isAnswered({ q4: ['', 'oxygen'] }, 'q4')).toBe(true);
  expect(isAnswered({}, 'q4')).toBe(false);
});
