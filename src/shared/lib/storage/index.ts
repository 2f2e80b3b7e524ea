export { eraseCookie, readCookie, writeCookie } from './cookie';
export {
  removeDraftsFx,
  removeStoredFx,
  storeFx,
  storeForSessionFx,
  readFromSessionFx,
  readStoredFx,
} from './storage';
export {
  claimNameFx,
  readAllStoredFx,
  removeAllStoredFx,
  takeLeftFx,
} from './window-storage';
