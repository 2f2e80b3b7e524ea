export { removeStoredFx, storeFx, storeForSessionFx, readFromSessionFx, readStoredFx } from './storage';
