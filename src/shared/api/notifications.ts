export {
  chooseNotificationFx,
  countUnreadNotificationsFx,
  createChooseNotificationMutation,
  createCountUnreadNotificationsQuery,
  createGetNotificationChoicesQuery,
  createListNotificationsQuery,
  createReadNotificationsMutation,
  createUnsubscribeMutation,
  getNotificationChoicesFx,
  listNotificationsFx,
  readNotificationsFx,
  unsubscribeFx,
} from './generated/notifications.ts';
export type { MailTime, Notification, NotificationChoice, NotificationKind } from './generated/schemas';
