import { expect, test } from 'vitest';
import { submission } from '../../../../../tests/support/assignments';
import { giveScore, blankParts, type Marking, receiveSubmission, settleConflict } from './marking-state';

const opened = receiveSubmission({ state: 'closed' }, submission);
const observation = { criterion_id: 'c1', points: 4 };
const measurement = { criterion_id: 'c2', points: 3 };
const isOpenAndComplete = (marking: Marking) =>
  marking.state === 'open' && blankParts(marking, submission).length === 0;

test('a mark is complete once every criterion has a score', () => {
  const one = giveScore(opened, observation);
  const both = giveScore(one, measurement);
  expect([one, both].map(isOpenAndComplete)).toEqual([false, true]);
  expect(both).toMatchObject({ points: 7, isChanged: true });
});

test('another score replaces the first, and the same one takes it away', () => {
  const lower = giveScore(giveScore(opened, observation), { ...observation, points: 2 });
  expect(lower).toMatchObject({ scores: [{ criterion_id: 'c1', points: 2 }], points: 2 });
  expect(giveScore(lower, { ...observation, points: 2 })).toMatchObject({ scores: [], points: null });
});

test('the mark of another teacher is shown beside changes, and overwrites nothing', () => {
  const mine = giveScore(opened, observation);
  const mark = { ...submission.mark, revision: 1, points: 6, scores: [measurement], marker: 'Ada Byron' };
  const both = receiveSubmission(mine, { ...submission, mark });
  expect(both).toMatchObject({ scores: [observation], conflict: mark });
  expect(settleConflict(both, 'own')).toMatchObject({ scores: [observation], revision: 1, conflict: null });
  expect(settleConflict(both, 'other')).toMatchObject({
    scores: [measurement],
    revision: 1,
    isChanged: false,
  });
});

test('without changes the newest mark is shown', () => {
  const mark = { ...submission.mark, revision: 1, points: 6 };
  expect(receiveSubmission(opened, { ...submission, mark })).toMatchObject({ points: 6, conflict: null });
});
