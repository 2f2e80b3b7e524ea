export { clockOf, dateOf, dayOf, shortDateOf, shortDayOf } from './dates';
export { wallClock } from './wall-clock';
export { whenInWords, whenOf } from './when-of';
