import { expect, test } from 'vitest';
import type { SavedEntry, ScoreValue } from '@/shared/api/gradebooks';
import {
  answered,
  cellId,
  changedElsewhere,
  countToCorrect,
  countUnsaved,
  isAllStored,
  dropped,
  entered,
  joinedBooks,
  nothing,
  type Unsaved,
  withUnsaved,
} from './unsaved';

const cell = cellId('s', 'a');
const points = (given: number | null): ScoreValue => ({ points: given, status: null });
const change = (key: string, before: number | null, after: number | null, of = cell) => ({
  cell: of,
  key,
  before: points(before),
  after: points(after),
  origin: 'grid' as const,
  batch: null,
});
const saved = (key: string, outcome: SavedEntry['outcome'], current: number | null): SavedEntry => ({
  key,
  outcome,
  current: outcome === 'refused' ? null : points(current),
  author: outcome === 'conflict' ? 'Noor Haddad' : null,
  at: null,
  reason: outcome === 'refused' ? 'no_student' : null,
});

test('entries keep their order, and what was stored leaves', () => {
  const queue = entered(entered(nothing, [change('k1', null, 8)]), [change('k2', 8, 9)]);
  expect(queue.entries.map(({ key }) => key)).toEqual(['k1', 'k2']);
  expect(withUnsaved(new Map(), queue).get('s')?.get('a')).toMatchObject(points(9));
  expect(answered(queue, queue.entries, [saved('k1', 'stored', 8)]).entries).toMatchObject([{ key: 'k2' }]);
});

test('an entry that changes nothing is none', () => {
  expect(entered(nothing, [change('k1', 8, 8)]).entries).toEqual([]);
});

test('a conflict has the last value of the teacher, and ends the entries that build on the lost one', () => {
  const queue = entered(nothing, [
    change('k1', null, 8),
    change('k2', 8, 9),
    change('k3', null, 3, cellId('t', 'a')),
  ]);
  const next = answered(queue, queue.entries.slice(0, 1), [saved('k1', 'conflict', 5)]);
  expect(next.conflicts).toEqual({ [cell]: { mine: points(9), theirs: points(5), by: 'Noor Haddad' } });
  expect(next.entries.map(({ key }) => key)).toEqual(['k3']);
  expect([countUnsaved(next), countToCorrect(next)]).toEqual([1, 1]);
  const other = changedElsewhere(next, [{ cell, value: points(6), by: 'Noor Haddad' }]);
  expect(other.conflicts[cell]).toMatchObject({ mine: points(9), theirs: points(6) });
  expect(entered(other, [change('k4', 6, 9)]).conflicts).toEqual({});
  expect(dropped(other, cell).conflicts).toEqual({});
});

test('two teachers who entered the same have no conflict', () => {
  const queue = entered(nothing, [change('k1', null, 8), change('k2', 8, 9)]);
  expect(answered(queue, queue.entries, [saved('k1', 'stored', 8), saved('k2', 'conflict', 9)])).toEqual(
    nothing,
  );
});

test('a refused entry is kept beside its cell with the reason', () => {
  const queue = entered(nothing, [change('k1', null, 8)]);
  const next = answered(queue, queue.entries, [saved('k1', 'refused', null)]);
  expect(next.refusals).toEqual({ [cell]: { mine: points(8), reason: 'no_student' } });
  expect(dropped(next, cell)).toEqual(nothing);
});

test('a text that is no entry stays until another entry replaces it', () => {
  const wrong: Unsaved = entered(nothing, [], { [cell]: { text: 'abc', problem: 'Enter a score.' } });
  expect([countUnsaved(wrong), countToCorrect(wrong), isAllStored(wrong)]).toEqual([0, 1, false]);
  expect(entered(wrong, [change('k1', 8, 8)]).texts).toEqual({});
});

test('what was kept stays beside what was entered before it was read', () => {
  const [other, third] = [cellId('t', 'a'), cellId('u', 'a')];
  const conflict = { mine: points(4), theirs: points(5), by: null };
  const wrong = { text: 'abc', problem: 'Enter a score.' };
  const kept: Unsaved = {
    ...entered(nothing, [change('k1', null, 8)], { [third]: wrong }),
    conflicts: { [other]: conflict, [cellId('v', 'a')]: conflict },
    refusals: { [cellId('w', 'a')]: { mine: points(1), reason: 'no_student' } },
  };
  const own = entered(nothing, [change('k2', 5, 9, other)]);
  const all = joinedBooks({ class: kept, earlier: kept }, { class: own, later: own });
  expect(all['class']?.entries.map(({ key }) => key)).toEqual(['k1', 'k2']);
  expect(all['class']?.conflicts).toEqual({ [cellId('v', 'a')]: conflict });
  expect(all['class']).toMatchObject({ texts: { [third]: wrong }, refusals: kept.refusals });
  expect([all['earlier'], all['later']]).toEqual([kept, own]);
  expect(joinedBooks({ class: kept }, { class: kept })).toEqual({ class: kept });
});
