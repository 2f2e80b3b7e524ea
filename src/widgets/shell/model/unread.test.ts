import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $session } from '@/entities/session';
import { countUnreadNotificationsFx } from '@/shared/api/notifications';
import { navigationEnded, windowFocused } from '@/shared/lib/navigation';
import { sessionOf, student, onboarding } from '../../../../tests/support/people';
import { shellOpened } from './theme';
import { $unread, $unreadThreads, lookedFx, notificationsSeen, threadSeen } from './unread';

function start(session = sessionOf(student)) {
  const clock = { seconds: 1000 };
  const count = vi.fn(() => ({ count: 2, messages: 1 }));
  const scope = fork({
    values: [[$session, session]],
    handlers: [
      [countUnreadNotificationsFx, count],
      [lookedFx, () => clock.seconds * 1000],
    ],
  });
  return { clock, count, scope };
}

test('they are counted with the menu, on a page and when the user returns, at most once a minute', async () => {
  const { clock, count, scope } = start();
  await allSettled(shellOpened, { scope });
  expect(scope.getState($unread)).toBe(2);
  expect(scope.getState($unreadThreads)).toBe(1);
  await allSettled(navigationEnded, { scope });
  expect(count).toHaveBeenCalledOnce();
  clock.seconds += 59;
  await allSettled(navigationEnded, { scope });
  expect(count).toHaveBeenCalledOnce();
  clock.seconds += 1;
  await allSettled(windowFocused, { scope });
  expect(count).toHaveBeenCalledTimes(2);
});

test('none is left once the user has seen them', async () => {
  const { scope } = start();
  await allSettled(navigationEnded, { scope });
  await allSettled(notificationsSeen, { scope });
  expect(scope.getState($unread)).toBe(0);
});

test('they are counted again once a thread was read', async () => {
  const { count, scope } = start();
  await allSettled(shellOpened, { scope });
  await allSettled(threadSeen, { scope });
  expect(count).toHaveBeenCalledTimes(2);
});

test('they are not counted before a user has finished onboarding', async () => {
  const { count, scope } = start(sessionOf(onboarding(student)));
  await allSettled(navigationEnded, { scope });
  expect(count).not.toHaveBeenCalled();
});
