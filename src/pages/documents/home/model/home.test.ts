import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { listClassesFx } from '@/shared/api/classes';
import { getHomeFx } from '@/shared/api/home';
import { getSubscriptionStatusFx } from '@/shared/api/subscriptions';
import { listTemplatesFx } from '@/shared/api/templates';
import { type Todo, updateTodoFx } from '@/shared/api/todos';
import { delayFx, readClockFx } from '@/shared/lib/clock';
import { windowFocused } from '@/shared/lib/navigation';
import { $toasts } from '@/shared/lib/toasts';
import { $home, $now, homeOpened, retryRequested, watchStarted, watchStopped } from './home';
import { $ticked, todoTicked } from './own-todos';
import { scienceClass } from '../../../../../tests/support/classes';
import { quietDay } from '../../../../../tests/support/home';
import { paid, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { template as plan } from '../../../../../tests/support/templates';

const refused = httpError({ status: 403, statusText: '', response: null });
const mock = () => vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const [templates, classes, day, update, delay] = [mock(), mock(), mock(), mock(), mock()];
const clock = vi.fn();
const now = new Date(2026, 10, 20, 9);

beforeEach(() => {
  day.mockReset().mockResolvedValue(quietDay);
  templates.mockReset().mockResolvedValue({ items: [plan] });
  classes.mockReset().mockResolvedValue({ items: [scienceClass] });
  update.mockReset();
  delay.mockReset().mockReturnValue(new Promise(() => {}));
  clock.mockReset().mockReturnValue(now);
});

const start = () =>
  fork({
    handlers: [
      [listTemplatesFx, templates],
      [listClassesFx, classes],
      [getHomeFx, day],
      [updateTodoFx, update],
      [delayFx, delay],
      [getSubscriptionStatusFx, () => subscriptionOf(paid)],
      [readClockFx, clock],
    ],
  });

test('opening the page fetches the day once, with templates and classes, and shows them together', async () => {
  const scope = start();
  await allSettled(homeOpened, { scope });
  expect(scope.getState($home)).toEqual({
    state: 'ready',
    templates: [plan],
    classes: [scienceClass],
    day: quietDay,
  });
  expect(scope.getState($now)).toBe(now);
  expect(day).toHaveBeenCalledOnce();
});

test('the page is loading until all requests succeed', async () => {
  day.mockReturnValue(new Promise(() => {}));
  const scope = start();
  void allSettled(homeOpened, { scope });
  await vi.waitFor(() => expect(scope.getState($home)).toMatchObject({ templates: [plan] }));
  expect(scope.getState($home)).toMatchObject({ state: 'loading' });
});

test.each([
  ['templates', templates],
  ['day', day],
  ['classes', classes],
])('the page fails when its %s fail, and one retry fetches everything', async (_, broken) => {
  broken.mockRejectedValueOnce(refused);
  const scope = start();
  await allSettled(homeOpened, { scope });
  expect(scope.getState($home)).toMatchObject({ state: 'failed', problem: { message: 'Forbidden' } });
  await allSettled(retryRequested, { scope });
  expect(scope.getState($home)).toMatchObject({ state: 'ready' });
});

test('a ready page stays when a refetch fails', async () => {
  const scope = start();
  await allSettled(homeOpened, { scope });
  day.mockRejectedValue(refused);
  await allSettled(homeOpened, { scope });
  expect(scope.getState($home)).toMatchObject({ state: 'ready' });
});

test('a retry of a page that has not failed changes nothing', async () => {
  const scope = start();
  await allSettled(homeOpened, { scope });
  const before = scope.getState($home);
  templates.mockReturnValue(new Promise(() => {}));
  day.mockReturnValue(new Promise(() => {}));
  void allSettled(retryRequested, { scope });
  expect(scope.getState($home)).toBe(before);
});

test('while the page is in view the clock goes on, and whoever returns to it gets the day again', async () => {
  const scope = start();
  await allSettled(homeOpened, { scope });
  const minutes: (() => void)[] = [];
  delay.mockImplementation(() => new Promise((resolve) => minutes.push(() => resolve(undefined))));
  void allSettled(watchStarted, { scope });
  const later = new Date(2026, 10, 20, 9, 1);
  clock.mockReturnValue(later);
  minutes.shift()?.();
  await vi.waitFor(() => expect(scope.getState($now)).toBe(later));
  expect(day).toHaveBeenCalledOnce();
  void allSettled(windowFocused, { scope });
  await vi.waitFor(() => expect(day).toHaveBeenCalledTimes(2));
  void allSettled(watchStopped, { scope });
  void allSettled(windowFocused, { scope });
  clock.mockClear();
  await vi.waitFor(() => expect(minutes).toHaveLength(1));
  minutes.shift()?.();
  await allSettled(scope);
  expect(day).toHaveBeenCalledTimes(2);
  expect(clock).not.toHaveBeenCalled();
  expect(minutes).toEqual([]);
});

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

test('an own entry is ticked at once, the day is read again, and the tick can be undone', async () => {
  update.mockResolvedValue(fumeHood);
  const scope = start();
  await allSettled(homeOpened, { scope });
  await allSettled(todoTicked, { scope, params: fumeHood });
  expect([...scope.getState($ticked)]).toEqual(['own:7']);
  expect(update).toHaveBeenLastCalledWith(
    null,
    expect.objectContaining({
      request: { id: '7', todoChange: { title: 'Book the fume hood', due_on: null, done: true } },
    }),
  );
  expect(day).toHaveBeenCalledTimes(2);
  const undo = scope.getState($toasts)[0]?.action?.chosen;
  if (undo) await allSettled(undo, { scope });
  expect(update).toHaveBeenLastCalledWith(
    null,
    expect.objectContaining({ request: { id: '7', todoChange: expect.objectContaining({ done: false }) } }),
  );
  expect([...scope.getState($ticked)]).toEqual([]);
  expect(day).toHaveBeenCalledTimes(3);
});

test('a tick that fails is taken back', async () => {
  update.mockRejectedValue(refused);
  const scope = start();
  await allSettled(todoTicked, { scope, params: fumeHood });
  expect([...scope.getState($ticked)]).toEqual([]);
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad' }]);
});
