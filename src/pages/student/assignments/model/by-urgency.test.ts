import { expect, test } from 'vitest';
import { studentEntry } from '../../../../../tests/support/assignment-entries';
import { byUrgency } from './by-urgency';

test('overdue work comes before work that is due, and returned work before finished work', () => {
  const entries = (['returned', 'handed_in', 'to_do', 'missing', 'excused'] as const).map((status) => ({
    ...studentEntry,
    id: status,
    status,
  }));
  expect(byUrgency(entries).map((group) => [group.urgency, group.entries.map(({ id }) => id)])).toEqual([
    ['overdue', ['missing']],
    ['due', ['to_do']],
    ['returned', ['returned']],
    ['done', ['handed_in', 'excused']],
  ]);
  expect(byUrgency([])).toEqual([]);
});
