export { CalendarFrame, type CalendarFrameProps, type CalendarView } from './calendar-frame';
export { CalendarMonth, type CalendarMonthProps, type MonthDay, type MonthEvent } from './calendar-month';
export { type CalendarDue } from './calendar-dues';
export { CalendarWeek, type CalendarDay, type CalendarEvent, type CalendarWeekProps } from './calendar-week';
export { type CalendarMove } from './use-drag';
