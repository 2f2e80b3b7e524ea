import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { listClassesFx } from '@/shared/api/classes';
import { listDraftsFx } from '@/shared/api/drafts';
import { listGenerationsFx } from '@/shared/api/generations';
import { listTemplatesFx } from '@/shared/api/templates';
import { getTeachingDayFx } from '@/shared/api/marking';
import { getSubscriptionStatusFx } from '@/shared/api/subscriptions';
import { readClockFx } from '@/shared/lib/clock';
import { $day, dayRetried } from './day';
import { $home, $openedAt, homeOpened, retryRequested } from './home';
import { scienceClass } from '../../../../../tests/support/classes';
import { draftSummary } from '../../../../../tests/support/draft-summary';
import { paid, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { template as plan } from '../../../../../tests/support/templates';

const refused = httpError({ status: 403, statusText: '', response: null });
const templates = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const generations = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const drafts = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const classes = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const day = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const now = new Date(2026, 10, 20, 9);

beforeEach(() => {
  day.mockReset().mockResolvedValue({ to_mark: [], due: [], joined: [] });
  templates.mockReset().mockResolvedValue({ items: [plan] });
  drafts.mockReset().mockResolvedValue({ items: [draftSummary] });
  classes.mockReset().mockResolvedValue({ items: [scienceClass] });
  generations.mockReset().mockResolvedValue({ items: [], next_cursor: null });
});

const start = () =>
  fork({
    handlers: [
      [listTemplatesFx, templates],
      [listGenerationsFx, generations],
      [listClassesFx, classes],
      [listDraftsFx, drafts],
      [getTeachingDayFx, day],
      [getSubscriptionStatusFx, () => subscriptionOf(paid)],
      [readClockFx, () => now],
    ],
  });

test('opening the page fetches templates, recent documents, classes and drafts, and shows them together', async () => {
  const scope = start();
  await allSettled(homeOpened, { scope });
  expect(scope.getState($home)).toEqual({
    state: 'ready',
    templates: [plan],
    recent: [],
    classes: [scienceClass],
    drafts: [draftSummary],
  });
  expect(scope.getState($openedAt)).toBe(now);
  expect(generations).toHaveBeenCalledExactlyOnceWith(
    null,
    expect.objectContaining({ request: { params: { limit: 12, preview: true } } }),
  );
});

test('the page is loading until all requests succeed', async () => {
  generations.mockReturnValue(new Promise(() => {}));
  const scope = start();
  void allSettled(homeOpened, { scope });
  await vi.waitFor(() => expect(scope.getState($home)).toMatchObject({ templates: [plan] }));
  expect(scope.getState($home)).toMatchObject({ state: 'loading' });
});

test.each([
  ['templates', templates],
  ['documents', generations],
  ['classes', classes],
  ['drafts', drafts],
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
  generations.mockRejectedValue(refused);
  await allSettled(homeOpened, { scope });
  expect(scope.getState($home)).toMatchObject({ state: 'ready' });
});

test('a retry of a page that has not failed changes nothing', async () => {
  const scope = start();
  await allSettled(homeOpened, { scope });
  const before = scope.getState($home);
  templates.mockReturnValue(new Promise(() => {}));
  generations.mockReturnValue(new Promise(() => {}));
  void allSettled(retryRequested, { scope });
  expect(scope.getState($home)).toBe(before);
});

test('a day that can’t be loaded leaves the page, and can be retried', async () => {
  day.mockRejectedValueOnce(refused);
  const scope = start();
  await allSettled(homeOpened, { scope });
  expect(scope.getState($home)).toMatchObject({ state: 'ready' });
  expect(scope.getState($day)).toEqual({ state: 'failed' });
  await allSettled(dayRetried, { scope });
  expect(scope.getState($day)).toEqual({ state: 'ready', day: { to_mark: [], due: [], joined: [] } });
});
