import { notificationsOpened } from './model/notifications';

export { NotificationsPage as View } from './ui/notifications-page';

export const open = () => notificationsOpened();
