import { browserTimeZone } from '@/shared/first-view';
import { writeCookie } from '@/shared/lib/storage';

export const TIME_ZONE_COOKIE = 'lectern_time_zone';
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** With this cookie, the server renders times as this browser would. */
export function storeTimeZone(): void {
  writeCookie(TIME_ZONE_COOKIE, browserTimeZone(), new Date(Date.now() + YEAR));
}
