export { clockOf, dateOf, dayOf, shortDateOf, shortDayOf } from './dates';
