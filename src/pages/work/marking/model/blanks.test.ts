import { allSettled, fork, type Scope } from 'effector';
import { expect, test, vi } from 'vitest';
import { type Mark, saveMarkFx, type SaveMarkRequest } from '@/shared/api/marking';
import { getWorkFilePreviewFx } from '@/shared/api/submissions';
import { submission } from '../../../../../tests/support/assignments';
import { leafPreview } from '../../../../../tests/support/file-previews';
import { submittedQuiz } from '../../../../../tests/support/quizzes';
import {
  $blankIds,
  $openCriterion,
  $part,
  commentFocused,
  criterionOpened,
  focusCommentFx,
  focusScoreFx,
  levelKeyPressed,
  nextBlankRequested,
} from './blanks';
import { $content, draft, scoreGiven, submission as resource } from './marking';
import { openMark } from './marking.fixture';
import { blankParts, contentOf, mostSoFar } from './marking-state';

/** What is saved is the newest mark. */
const saved = (_: unknown, { request: { markChange } }: { request: SaveMarkRequest }): Mark => ({
  ...submission.mark,
  ...markChange,
  revision: markChange.revision + 1,
});
const given = (scope: Scope) => scope.getState($content)?.scores;

function begin(data = submission) {
  const focus = vi.fn((_id: string) => {});
  const scope = fork({
    values: [
      [resource.$resource, { state: 'ready', id: data.id, data }],
      [draft.$draft, openMark(data)],
    ],
    handlers: [
      [getWorkFilePreviewFx, () => leafPreview],
      [focusScoreFx, focus],
      [focusCommentFx, () => {}],
      [saveMarkFx, saved],
    ],
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
  const marking = contentOf(submission);
  const half = { ...marking, scores: [{ criterion_id: 'c1', points: 2 }] };
  expect([mostSoFar(half, submission), blankParts(half, submission)]).toEqual([4, ['c2']]);
  const whole = { ...submission, assignment: { ...submission.assignment, rubric: null } };
  expect([mostSoFar(marking, whole), blankParts(marking, whole)]).toEqual([7, ['whole']]);
});

test('a digit gives the level of the open criterion, or of the one with the focus', async () => {
  const { scope } = begin();
  await allSettled(levelKeyPressed, { scope, params: { digit: 4, focused: null } });
  await allSettled(levelKeyPressed, { scope, params: { digit: 1, focused: null } });
  const both = [
    { criterion_id: 'c1', points: 4 },
    { criterion_id: 'c2', points: 1 },
  ];
  expect(given(scope)).toEqual(both);
  await allSettled(levelKeyPressed, { scope, params: { digit: 9, focused: 'c1' } });
  await allSettled(levelKeyPressed, { scope, params: { digit: 4, focused: 'c1' } });
  expect(given(scope), 'no level has this digit, and the same one again takes nothing away').toEqual(both);
  await allSettled(levelKeyPressed, { scope, params: { digit: 2, focused: 'c1' } });
  expect(given(scope)?.[0]).toEqual({ criterion_id: 'c1', points: 2 });
});

test('the comment gets the focus beside the mark, also on a phone', async () => {
  const { scope } = begin();
  await allSettled(commentFocused, { scope });
  expect(scope.getState($part)).toBe('mark');
});
