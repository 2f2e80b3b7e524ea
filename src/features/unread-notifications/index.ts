export { $unread, notificationsSeen } from './model/unread';
