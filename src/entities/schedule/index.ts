export { clockText, dayAndClock, dueKey, keyOf, type Links, minutesOf } from './model/calendar-data';
export { conflictWords } from './model/conflict-words';
export { createShownSchedule } from './model/shown-schedule';
export { daysIn, daysLater, localDate, spanOf, weekdayNumber } from './model/span';
export { ScheduleCalendar, type ScheduleCalendarProps } from './ui/schedule-calendar';
