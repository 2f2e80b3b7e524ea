export { linkOpened } from './model/calendar-link';
export { CalendarLink } from './ui/calendar-link';
