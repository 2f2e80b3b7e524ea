export { $unread, notificationsSeen, unreadNeeded } from './model/unread';
