export { createLate, preloadLate } from './late';
