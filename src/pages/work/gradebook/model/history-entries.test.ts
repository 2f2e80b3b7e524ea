import { expect, test } from 'vitest';
import type { ScoreChange } from '@/shared/api/gradebooks';
import { actorOf, entriesOf } from './history-entries';

const change = (id: number, given: Partial<ScoreChange>): ScoreChange => ({
  id,
  key: null,
  assignment_id: 'diary',
  student_id: `student ${id}`,
  author: 'Amara Okafor',
  at: '2026-10-09T07:10:00.000Z',
  origin: 'return',
  batch: null,
  before: { points: 8, status: null },
  after: { points: 8, status: null },
  returned_at: '2026-10-09T07:10:00.000Z',
  ...given,
});

test('a return of a class is one entry for each assignment, and typed scores stay single', () => {
  const entries = entriesOf([
    change(9, {}),
    change(8, { assignment_id: 'lab' }),
    change(7, {}),
    change(6, { assignment_id: 'lab' }),
    change(5, { at: '2026-10-08T07:10:00.000Z' }),
    change(4, { origin: 'grid' }),
    change(3, { origin: 'grid' }),
  ]);
  expect(entries.map(({ change: { id }, students }) => [id, students])).toEqual([
    [9, 2],
    [8, 2],
    [5, 1],
    [4, 1],
    [3, 1],
  ]);
});

test('nobody returned the scores of a term that closed by its date, and no account was deleted', () => {
  expect(actorOf(change(1, {}))).toBe('Amara Okafor');
  expect(actorOf(change(2, { author: null, origin: 'closing' }))).toBe('The term closed by its date');
  expect(actorOf(change(3, { author: null }))).toBe('A deleted account');
  const closing = { author: null, origin: 'closing' as const };
  expect(entriesOf([change(5, closing), change(4, closing)])).toMatchObject([{ students: 2 }]);
});
