export { eraseCookie, readCookie, writeCookie } from './cookie';
export {
  removeDraftsFx,
  removeStoredFx,
  storeFx,
  storeForSessionFx,
  readFromSessionFx,
  readStoredFx,
} from './storage';
