export {
  byLatest,
  clockOf,
  dateOf,
  dayOf,
  isoDateOf,
  longWeekdayOf,
  monthOf,
  shortDateOf,
  shortDayOf,
  weekdayOf,
} from './dates';
export { wallClock } from './wall-clock';
export { whenInWords, whenOf } from './when-of';
export { dayAndTimeIn, dayIn } from './in-time-zone';
