export { announcementsOpened } from './model/announcements';
export { Announcements } from './ui/announcements';
