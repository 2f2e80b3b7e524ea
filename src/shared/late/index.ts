export { loadWhenUsed, preloadLate } from './first-use';
export { createLate, hydrateLate } from './late';
