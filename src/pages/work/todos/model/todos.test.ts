import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { listTodosFx, snoozeTodoFx, type Todo, updateTodoFx } from '@/shared/api/todos';
import { readClockFx } from '@/shared/lib/clock';
import { $toasts } from '@/shared/lib/toasts';
import { $page, snoozeChosen, ticked, todosOpened } from './todos';

const fumeHood: Todo = {
  key: 'own:7',
  kind: 'own',
  target_id: '7',
  lesson_id: null,
  title: 'Book the fume hood',
  class: null,
  person: null,
  count: 1,
  since: null,
  due_on: null,
  snoozed_until: null,
  done_at: null,
};

async function opened() {
  const update = vi.fn((..._call: unknown[]) => fumeHood);
  const snooze = vi.fn((..._call: unknown[]) => undefined);
  const scope = fork({
    handlers: [
      [readClockFx, () => new Date('2026-11-25T10:00:00Z')],
      [listTodosFx, () => ({ open: [fumeHood], done: [] })],
      [updateTodoFx, update],
      [snoozeTodoFx, snooze],
    ],
  });
  await allSettled(todosOpened, { scope });
  const undo = async () => {
    const chosen = scope.getState($toasts).at(-1)?.action?.chosen;
    if (chosen === undefined) throw new Error('Nothing can be undone.');
    await allSettled(chosen, { scope });
  };
  return { scope, update, snooze, undo };
}

test('a tick is undone', async () => {
  const { scope, update, undo } = await opened();
  await allSettled(ticked, { scope, params: { todo: fumeHood, done: true } });
  expect(scope.getState($page)).toMatchObject({ done: [{ key: 'own:7' }] });
  await undo();
  expect(scope.getState($page)).toMatchObject({ done: [], groups: { later: [{ key: 'own:7' }] } });
  const done = update.mock.calls.map((call) => Reflect.get(Object(call[1]), 'request').todoChange.done);
  expect(done).toEqual([true, false]);
});

test('what was put off is brought back', async () => {
  const { scope, snooze, undo } = await opened();
  await allSettled(snoozeChosen, { scope, params: { key: 'own:7', snooze: 'tomorrow' } });
  expect(scope.getState($page)).toMatchObject({ groups: { snoozed: [{ key: 'own:7' }] } });
  await undo();
  expect(scope.getState($page)).toMatchObject({ groups: { snoozed: [], later: [{ key: 'own:7' }] } });
  expect(snooze).toHaveBeenCalledTimes(2);
});
