export {
  byLatest,
  clockOf,
  dateOf,
  dayOf,
  isoDateOf,
  localDayOf,
  longWeekdayOf,
  monthOf,
  shortDateOf,
  shortDayOf,
  timeOfDay,
  weekdayOf,
} from './dates';
export { conventions } from './conventions';
export { wallClock } from './wall-clock';
export { whenInWords, whenOf } from './when-of';
export { atSchool, clockIn, dayAndTimeIn, dayIn, shortDayIn } from './in-time-zone';
