export { createLate, hydrateLate, preloadLate } from './late';
