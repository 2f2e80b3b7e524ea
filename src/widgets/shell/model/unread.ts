import { createEffect, createEvent, createStore, sample } from 'effector';
import { $session, stageOf } from '@/entities/session';
import { createCountUnreadNotificationsQuery } from '@/shared/api/notifications';
import { navigationEnded, windowFocused } from '@/shared/lib/navigation';
import { shellOpened } from './theme';

/** Milliseconds between two counts. */
const INTERVAL = 60_000;

/** The user has seen all of them. */
export const notificationsSeen = createEvent();

/** The user has read a thread of messages. */
export const threadSeen = createEvent();

const query = createCountUnreadNotificationsQuery();

/** How many notifications the user has not seen; zero until they are counted. */
export const $unread = createStore(0, { name: 'unreadNotifications' })
  .on(query.finished.success, (_, { result }) => result.count)
  .on(notificationsSeen, () => 0);

/** How many threads have a message that the user has not read. */
export const $unreadThreads = createStore(0, { name: 'unreadThreads' }).on(
  query.finished.success,
  (_, { result }) => result.messages,
);

/** When they were last counted, in milliseconds. */
const $countedAt = createStore(0, { name: 'notificationsCountedAt' });

// The user is looking at the product: its first page, another one, or this window again.
export const lookedFx = createEffect<void, number>({
  name: 'notificationsLooked',
  handler: () => Date.now(),
});
sample({
  clock: [shellOpened, navigationEnded, windowFocused],
  source: $session,
  filter: (session) => stageOf(session) === 'ready',
  target: lookedFx,
});
const countDue = sample({
  clock: lookedFx.doneData,
  source: $countedAt,
  filter: (countedAt, now) => now - countedAt >= INTERVAL,
  fn: (_, now) => now,
});
$countedAt.on(countDue, (_, now) => now);
sample({ clock: [countDue.map(() => {}), threadSeen], target: query.start });
