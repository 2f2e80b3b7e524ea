import { expect, test } from 'vitest';
import type { Todo } from '@/shared/api/todos';
import { groupTodos, snoozedUntil, urgencyOf } from './todo-groups';

const now = new Date('2026-11-25T10:00:00Z');
const hoursAgo = (hours: number): string => new Date(now.getTime() - hours * 36e5).toISOString();

const todo = (change: Partial<Todo>): Todo => ({
  key: `${change.kind ?? 'own'}:1`,
  kind: 'own',
  target_id: '1',
  lesson_id: null,
  title: 'Leaf diary',
  class: null,
  person: null,
  count: 1,
  since: null,
  due_on: null,
  snoozed_until: null,
  done_at: null,
  ...change,
});

test.each([
  ['own', { due_on: '2026-11-24' }, 'now'],
  ['own', { due_on: '2026-11-25' }, 'today'],
  ['own', { due_on: '2026-11-26' }, 'later'],
  ['own', {}, 'later'],
  ['answer', { since: hoursAgo(23) }, 'today'],
  ['answer', { since: hoursAgo(25) }, 'now'],
  ['approve', { since: hoursAgo(25) }, 'now'],
  ['regrade', { since: hoursAgo(25) }, 'today'],
  ['mark', { since: hoursAgo(24 * 6) }, 'today'],
  ['mark', { since: hoursAgo(24 * 8) }, 'now'],
  ['return', {}, 'today'],
  ['plan', {}, 'later'],
  ['plan', { due_on: '2026-11-25' }, 'today'],
  ['plan', { due_on: '2026-11-26' }, 'later'],
] as const)('%s with %o is for %s', (kind, change, urgency) => {
  expect(urgencyOf(todo({ kind, ...change }), now)).toBe(urgency);
});

test('each group begins with what waits longest; what is put off is apart until its time', () => {
  const open = [
    todo({ key: 'plan', kind: 'plan' }),
    todo({ key: 'new', kind: 'answer', since: hoursAgo(1) }),
    todo({ key: 'old', kind: 'answer', since: hoursAgo(9) }),
    todo({ key: 'off', kind: 'return', snoozed_until: hoursAgo(-1) }),
    todo({ key: 'back', kind: 'return', snoozed_until: hoursAgo(1) }),
  ];
  const keys = Object.entries(groupTodos(open, now)).map(([group, todos]) => [
    group,
    todos.map(({ key }) => key),
  ]);
  expect(keys).toEqual([
    ['now', []],
    ['today', ['old', 'new', 'back']],
    ['later', ['plan']],
    ['snoozed', ['off']],
  ]);
});

test('an entry comes back at seven in the morning, on the next day or the next Monday', () => {
  for (let day = 22; day < 29; day += 1) {
    const today = new Date(2026, 10, day, 21, 30);
    const tomorrow = snoozedUntil('tomorrow', today);
    expect([tomorrow.getDate(), tomorrow.getHours(), tomorrow.getMinutes()]).toEqual([day + 1, 7, 0]);
    const monday = snoozedUntil('next week', today);
    expect([monday.getDay(), monday.getHours()]).toEqual([1, 7]);
    expect(monday.getTime()).toBeGreaterThan(today.getTime());
    expect(monday.getTime() - today.getTime()).toBeLessThanOrEqual(7 * 24 * 36e5);
  }
});
