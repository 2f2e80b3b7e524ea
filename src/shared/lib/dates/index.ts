export { clockOf, dateOf, dayOf, shortDateOf, shortDayOf } from './dates';
export { whenInWords, whenOf } from './when-of';
