import { expect, test } from 'vitest';
import { type Cell, cellStatus } from './cell-status.ts';

const now = new Date('2026-03-09T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const everyone = { dueAt: days(-1), cutOffAt: null, forEveryone: true, onPaper: false, isPublished: true };
const same = { dueAt: null, cutOffAt: null, isChosen: false, excused: false };
const empty: Cell = {
  assignment: everyone,
  exception: null,
  joinedAt: days(-9),
  submittedAt: null,
  isToMark: false,
  points: null,
  status: null,
};
const handedIn = { submittedAt: days(-2) };
const late = { submittedAt: now };
const chosenOnly = { ...everyone, forEveryone: false };

test.each([
  ['missing', {}],
  ['missing', { assignment: { ...everyone, cutOffAt: days(-1) } }],
  ['none', { assignment: { ...everyone, dueAt: days(1) } }],
  ['none', { assignment: { ...everyone, isPublished: false } }],
  ['none', { assignment: { ...everyone, onPaper: true } }],
  ['none', { points: 0 }],
  ['before_joining', { joinedAt: now }],
  ['extended', { exception: { ...same, dueAt: days(1) } }],
  ['missing', { exception: { ...same, dueAt: days(-2) } }],
  ['excused', { exception: { ...same, excused: true } }],
  ['excused', { exception: { ...same, excused: true }, ...late, points: 4 }],
  ['not_assigned', { assignment: chosenOnly }],
  ['missing', { assignment: chosenOnly, exception: { ...same, isChosen: true } }],
  ['none', { assignment: chosenOnly, points: 4 }],
  ['waiting', { ...handedIn, isToMark: true }],
  ['waiting', { ...late, isToMark: true }],
  ['waiting', { ...late, points: 8, isToMark: true }],
  ['none', { ...handedIn, points: 8 }],
  ['late', { ...late, points: 8 }],
  ['none', { ...handedIn, points: 8 }],
  ['missing', { ...handedIn, points: 8, status: 'missing' }],
  ['none', { status: 'none' }],
  ['excused', { assignment: { ...everyone, onPaper: true }, status: 'excused' }],
] as const)('a cell is %s: %#', (status, change) => {
  expect(cellStatus({ ...empty, ...change }, now)).toBe(status);
});
