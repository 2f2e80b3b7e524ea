import { createEvent, createStore, sample } from 'effector';
import { notificationsSeen } from '@/widgets/shell';
import {
  createChooseNotificationMutation,
  createGetNotificationChoicesQuery,
  createListNotificationsQuery,
  createReadNotificationsMutation,
  type NotificationChoice,
} from '@/shared/api/notifications';
import { createPagedList } from '@/shared/lib/paged-list';
import { failureShown } from '@/shared/lib/toasts';

export const notificationsOpened = createEvent();
export const mailChosen = createEvent<NotificationChoice>();

const listQuery = createListNotificationsQuery();
const readMutation = createReadNotificationsMutation();
const choicesQuery = createGetNotificationChoicesQuery();
const chooseMutation = createChooseNotificationMutation();

export const list = createPagedList({
  name: 'notifications',
  query: listQuery,
  request: (_all: 'all', cursor) => ({ params: { cursor } }),
});

/** When the user is mailed about each kind; empty until they are loaded. */
export const $choices = createStore<readonly NotificationChoice[]>([], { name: 'notificationChoices' })
  .on([choicesQuery.finished.success, chooseMutation.finished.success], (_, { result }) => result.items)
  .on(mailChosen, (choices, chosen) =>
    choices.map((choice) => (choice.kind === chosen.kind ? chosen : choice)),
  );

sample({ clock: notificationsOpened, fn: () => 'all' as const, target: list.opened });
sample({ clock: notificationsOpened, target: [list.refreshed, choicesQuery.start] });

// What the page shows counts as read; it stays marked as new until the page is opened again.
const newShown = sample({
  clock: listQuery.finished.success,
  filter: ({ result }) => result.items.some(({ read }) => !read),
  fn: ({ result }) => ({ until: result.items[0]?.at ?? '' }),
});
sample({
  clock: newShown,
  fn: (readNotificationsBody) => ({ readNotificationsBody }),
  target: readMutation.start,
});
sample({ clock: readMutation.finished.success, target: notificationsSeen });

sample({
  clock: mailChosen,
  fn: (notificationChoice) => ({ notificationChoice }),
  target: chooseMutation.start,
});
sample({ clock: chooseMutation.finished.failure, target: failureShown });
sample({ clock: chooseMutation.finished.failure, target: choicesQuery.start });
