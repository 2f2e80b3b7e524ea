export { eraseCookie, readCookie, writeCookie } from './cookie';
export { removeStoredFx, storeFx, storeForSessionFx, readFromSessionFx, readStoredFx } from './storage';
