import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { submission } from '../../../../../tests/support/assignments';
import { submittedQuiz } from '../../../../../tests/support/quizzes';
import {
  $blankIds,
  $openCriterion,
  $part,
  criterionOpened,
  focusScoreFx,
  nextBlankRequested,
} from './blanks';
import { $marking, scoreGiven, submission as resource } from './marking';
import { blankParts, mostSoFar, receiveSubmission } from './marking-state';

function begin(data = submission) {
  const focus = vi.fn((_id: string) => {});
  const scope = fork({
    values: [
      [resource.$resource, { state: 'ready', id: data.id, data }],
      [$marking, receiveSubmission({ state: 'closed' }, data)],
    ],
    handlers: [[focusScoreFx, focus]],
  });
  return { scope, focus };
}

test('the first blank criterion is open, and a score opens the next one', async () => {
  const { scope } = begin();
  expect(scope.getState($openCriterion)).toBe('c1');
  await allSettled(scoreGiven, { scope, params: { criterion_id: 'c1', points: 4 } });
  expect([scope.getState($openCriterion), scope.getState($blankIds)]).toEqual(['c2', ['c2']]);
  await allSettled(scoreGiven, { scope, params: { criterion_id: 'c2', points: 3 } });
  expect(scope.getState($openCriterion)).toBeNull();
});

test('a score that is taken away leaves its criterion open', async () => {
  const { scope } = begin();
  await allSettled(scoreGiven, { scope, params: { criterion_id: 'c1', points: 4 } });
  await allSettled(criterionOpened, { scope, params: 'c1' });
  await allSettled(scoreGiven, { scope, params: { criterion_id: 'c1', points: 4 } });
  expect(scope.getState($openCriterion)).toBe('c1');
});

test('the next blank is the open one first, then the ones after it, round and round', async () => {
  const { scope, focus } = begin();
  for (let click = 0; click < 3; click += 1) await allSettled(nextBlankRequested, { scope });
  expect(focus.mock.calls.map(([id]) => id)).toEqual(['c1', 'c2', 'c1']);
  expect(scope.getState($part)).toBe('mark');
});

test('the points of a quiz are beside the answers', async () => {
  const { scope, focus } = begin(submittedQuiz);
  await allSettled(nextBlankRequested, { scope });
  expect([focus.mock.calls, scope.getState($part)]).toEqual([[['q2']], 'work']);
});

test('the score so far is out of what has been scored', () => {
  const marking = receiveSubmission({ state: 'closed' }, submission);
  if (marking.state !== 'open') throw new Error('It is open.');
  const half = { ...marking, scores: [{ criterion_id: 'c1', points: 2 }] };
  expect([mostSoFar(half, submission), blankParts(half, submission)]).toEqual([4, ['c2']]);
  const whole = { ...submission, assignment: { ...submission.assignment, rubric: null } };
  expect([mostSoFar(marking, whole), blankParts(marking, whole)]).toEqual([7, ['whole']]);
});
