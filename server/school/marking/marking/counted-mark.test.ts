import { expect, test } from 'vitest';
import { countedMark, type MarkedAttempt } from './counted-mark.ts';

const day = (date: number) => new Date(Date.UTC(2026, 9, date));

const attempt = (points: number, cost: number, on: number, change: Partial<MarkedAttempt> = {}) => ({
  points,
  currentDeduction: cost,
  deduction: null,
  handedInAt: day(on),
  returnedAt: null,
  ...change,
});

test('no mark counts before there is one', () => {
  expect(countedMark('average', [])).toBeUndefined();
});

test('the latest mark counts, also if it is worse', () => {
  expect(countedMark('latest', [attempt(9, 0, 1), attempt(4, 0, 2)])).toMatchObject({
    points: 4,
    handedInAt: day(2),
  });
});

test('the best mark counts after the deduction of each, the later one of equal ones', () => {
  const [early, late] = [attempt(7, 0, 1), attempt(9, 4.5, 2)];
  expect(countedMark('highest', [early, late])).toMatchObject({ points: 7, deduction: null });
  expect(countedMark('highest', [early, attempt(8, 1, 3)])).toMatchObject({ points: 8, handedInAt: day(3) });
});

test('the mean has the mean deduction, and is not rounded', () => {
  const attempts = [attempt(10, 0, 1), attempt(10, 1, 2), attempt(7, 0, 3)];
  expect(countedMark('average', attempts)).toMatchObject({ points: 9, deduction: 1 / 3, handedInAt: day(3) });
});

test('a mean is returned when all of its marks are', () => {
  const returned = attempt(8, 0, 1, { returnedAt: day(4) });
  expect(countedMark('average', [returned, attempt(6, 0, 2)])?.returnedAt).toBeNull();
  const later = attempt(6, 0, 2, { returnedAt: day(5) });
  expect(countedMark('average', [returned, later])?.returnedAt).toEqual(day(5));
});
