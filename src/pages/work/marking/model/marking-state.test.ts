import { expect, test } from 'vitest';
import { submission } from '../../../../../tests/support/assignments';
import {
  blankParts,
  changeOf,
  contentOf,
  giveScore,
  type MarkContent,
  sentContent,
  settleEdit,
  totalOf,
} from './marking-state';

const opened = contentOf(submission);
const observation = { criterion_id: 'c1', points: 4 };
const measurement = { criterion_id: 'c2', points: 3 };
const both = giveScore(giveScore(opened, measurement), observation);
const isComplete = (content: MarkContent) => blankParts(content, submission).length === 0;

test('a mark is complete once every criterion has a score', () => {
  expect([giveScore(opened, observation), both].map(isComplete)).toEqual([false, true]);
  expect(totalOf(both)).toBe(7);
});

test('another score replaces the first, and the same one takes it away', () => {
  const lower = giveScore(giveScore(opened, observation), { ...observation, points: 2 });
  expect(lower.scores).toEqual([{ criterion_id: 'c1', points: 2 }]);
  const none = giveScore(lower, { ...observation, points: 2 });
  expect([none.scores, totalOf(none)]).toEqual([[], null]);
});

test('what was given is what the server has afterwards, in whatever order it was given', () => {
  const change = changeOf(both, 3);
  expect(change).toMatchObject({ revision: 3, points: 7, scores: [observation, measurement] });
  const { revision, ...saved } = change;
  const mark = { ...submission.mark, ...saved, revision: revision + 1 };
  expect([sentContent(change), contentOf({ ...submission, mark })]).toEqual([both, both]);
});

test('a finished mark is unfinished again when a score is taken away, and a returned one does not change', () => {
  const marked = { ...both, state: 'marked' as const };
  const commented = { ...marked, comment: 'Good.' };
  expect(settleEdit(marked, commented, submission)).toEqual(commented);
  const taken = giveScore(marked, observation);
  expect(settleEdit(marked, taken, submission)).toMatchObject({ state: 'in_marking', scores: [measurement] });
  const returned = { ...submission, mark: { ...submission.mark, returned_at: '2026-10-12T15:00:00.000Z' } };
  expect(settleEdit(marked, taken, returned)).toBe(marked);
});
