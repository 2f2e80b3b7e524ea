export { eraseCookie, readCookie, writeCookie } from './cookie';
