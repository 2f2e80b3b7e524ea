export { CalendarFrame, type CalendarFrameProps, type CalendarView } from './calendar-frame';
export { CalendarMonth, type CalendarMonthProps, type MonthDay, type MonthEvent } from './calendar-month';
export {
  CalendarWeek,
  type CalendarDay,
  type CalendarDue,
  type CalendarEvent,
  type CalendarWeekProps,
} from './calendar-week';
export { type CalendarMove } from './move-handle';
