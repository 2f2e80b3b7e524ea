export { readTimeZoneFx } from './read-time-zone';
export { momentOf, type WallTime, wallTimeOf } from './school-time';
export { dayAndTimeIn, dayIn } from './words';
