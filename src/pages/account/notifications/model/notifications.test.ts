import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $unread } from '@/widgets/shell';
import {
  chooseNotificationFx,
  getNotificationChoicesFx,
  listNotificationsFx,
  readNotificationsFx,
} from '@/shared/api/notifications';
import { $toasts } from '@/shared/lib/toasts';
import { notification } from '../../../../../tests/support/notifications';
import { $choices, list, mailChosen, notificationsOpened } from './notifications';

const daily = { kind: 'work_returned', mail: 'daily' } as const;
const never = { kind: 'work_returned', mail: 'never' } as const;

async function open(items = [notification], choose: () => unknown = () => ({ items: [never] })) {
  const read = vi.fn();
  const scope = fork({
    values: [[$unread, 1]],
    handlers: [
      [listNotificationsFx, () => ({ items, next_cursor: null })],
      [readNotificationsFx, read],
      [getNotificationChoicesFx, () => ({ items: [daily] })],
      [chooseNotificationFx, choose],
    ],
  });
  await allSettled(notificationsOpened, { scope });
  return { read, scope };
}

test('what the page shows counts as read, and stays marked as new', async () => {
  const { read, scope } = await open([notification, { ...notification, id: 'older', read: true }]);
  expect(read).toHaveBeenCalledOnce();
  expect(read.mock.lastCall?.[1]).toMatchObject({
    request: { readNotificationsBody: { until: notification.at } },
  });
  expect(scope.getState($unread)).toBe(0);
  expect(scope.getState(list.$list)).toMatchObject({ items: [{ read: false }, { read: true }] });
});

test('nothing is marked as read if nothing is new', async () => {
  const { read } = await open([{ ...notification, read: true }]);
  expect(read).not.toHaveBeenCalled();
});

test('a choice is shown at once and stored', async () => {
  const { scope } = await open();
  await allSettled(mailChosen, { scope, params: never });
  expect(scope.getState($choices)).toEqual([never]);
});

test('a choice that the server rejects is taken back, which a toast says', async () => {
  const { scope } = await open([], () => {
    throw httpError({ status: 503, statusText: '', response: null });
  });
  await allSettled(mailChosen, { scope, params: never });
  expect(scope.getState($choices)).toEqual([daily]);
  expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'bad' });
});
