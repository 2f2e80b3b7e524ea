export { notificationsOpened } from './model/notifications';
export { NotificationsPage } from './ui/notifications-page';
