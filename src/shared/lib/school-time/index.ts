export { momentOf, type WallTime, wallTimeOf } from './school-time';
