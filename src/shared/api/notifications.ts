export {
  chooseNotificationFx,
  createChooseNotificationMutation,
} from './generated/operations/choose-notification.ts';
export {
  countUnreadNotificationsFx,
  createCountUnreadNotificationsQuery,
} from './generated/operations/count-unread-notifications.ts';
export {
  createGetNotificationChoicesQuery,
  getNotificationChoicesFx,
} from './generated/operations/get-notification-choices.ts';
export {
  createListNotificationsQuery,
  listNotificationsFx,
} from './generated/operations/list-notifications.ts';
export {
  createReadNotificationsMutation,
  readNotificationsFx,
} from './generated/operations/read-notifications.ts';
export { createUnsubscribeMutation, unsubscribeFx } from './generated/operations/unsubscribe.ts';
export type { MailTime, Notification, NotificationChoice, NotificationKind } from './generated/schemas';
