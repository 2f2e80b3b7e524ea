import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getAssignmentFiltersFx, listAssignmentsFx } from '@/shared/api/assignments';
import { listMarkingQueueFx } from '@/shared/api/marking';
import { readClockFx } from '@/shared/lib/clock';
import { noFilter } from '@/features/assignment-filters';
import { navigateFx } from '@/shared/lib/navigation';
import { assignments as filtered, assignmentsOpened } from './assignments';
import { addressOf, filterIn } from './filter-address';

const classId = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e';

async function open(query: string) {
  const assignments = vi.fn((..._call: unknown[]): unknown => ({ items: [], next_cursor: null }));
  const navigate = vi.fn((..._call: unknown[]) => undefined);
  const scope = fork({
    handlers: [
      [listAssignmentsFx, assignments],
      [getAssignmentFiltersFx, () => ({ classes: [], categories: [] })],
      [listMarkingQueueFx, () => ({ items: [] })],
      [readClockFx, () => new Date('2026-11-20T09:00:00Z')],
      [navigateFx, navigate],
    ],
  });
  await allSettled(assignmentsOpened, { scope, params: query });
  return { scope, navigate, asked: () => assignments.mock.lastCall?.[1] };
}

test('the address restores the filter, and the next week counts from now', async () => {
  const { scope, asked } = await open(`?class=${classId}&category=Lab&state=draft&due=week`);
  expect(asked()).toMatchObject({
    request: {
      params: {
        class_id: classId,
        category: 'Lab',
        state: 'draft',
        due_since: '2026-11-20T09:00:00.000Z',
        due_until: '2026-11-27T09:00:00.000Z',
      },
    },
  });
  expect(scope.getState(filtered.list.$list)).toMatchObject({ state: 'empty' });
});

test('a changed filter is asked for and in the address', async () => {
  const { scope, navigate, asked } = await open('?category=Lab');
  await allSettled(filtered.changed, { scope, params: { due: 'past' } });
  expect(asked()).toMatchObject({
    request: { params: { category: 'Lab', due_until: '2026-11-20T09:00:00.000Z' } },
  });
  expect(navigate).toHaveBeenCalledExactlyOnceWith({
    to: '/teacher/assignments?category=Lab&due=past',
    replace: true,
  });
});

test('unknown values of an address are ignored', () => {
  expect(filterIn('?class=7B&category=&state=lost&due=never')).toEqual(noFilter);
  expect(addressOf(noFilter)).toBe('/teacher/assignments');
});
