import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getSeatsFx, listClassesFx } from '@/shared/api/classes';
import { listStudentsFx } from '@/shared/api/student-profiles';
import { $filter, filterChanged, list, studentsOpened } from './students';

function start() {
  const read = vi.fn((_call: { request: { params?: object } }) => ({ items: [], next_cursor: null }));
  const scope = fork({
    handlers: [
      [listStudentsFx, read],
      [listClassesFx, () => ({ items: [] })],
      [getSeatsFx, () => ({ used: 0, limit: 40 })],
    ],
  });
  return { scope, read };
}

test('what is typed quickly is searched once, with the filters', async () => {
  const { scope, read } = start();
  await allSettled(studentsOpened, { scope });
  void allSettled(filterChanged, { scope, params: { words: 'e' } });
  void allSettled(filterChanged, { scope, params: { words: ' el ' } });
  await allSettled(filterChanged, { scope, params: { support: 'extra_time' } });
  expect(read).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(read.mock.lastCall)).toContain('{"q":"el","support":"extra_time"}');
});

test('opening the page again shows everyone', async () => {
  const { scope } = start();
  await allSettled(studentsOpened, { scope });
  await allSettled(filterChanged, { scope, params: { words: 'el' } });
  await allSettled(studentsOpened, { scope });
  expect(scope.getState($filter)).toEqual({ words: '', classId: '', support: '' });
  expect(scope.getState(list.$list)).toMatchObject({ state: 'empty' });
});
