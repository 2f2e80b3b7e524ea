import { readCookie } from '@/shared/lib/storage';
import { TIME_ZONE_COOKIE } from '../first-view/time-zone-cookie';

const SHAPE = /^[A-Za-z_]{1,20}(\/[\w+-]{1,30}){0,2}$/;

/** The time zone in the cookies of the request; UTC without a valid one. */
export function readTimeZone(): string {
  const stored = readCookie(TIME_ZONE_COOKIE);
  return stored !== null && isTimeZone(stored) ? stored : 'UTC';
}

function isTimeZone(name: string): boolean {
  if (!SHAPE.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
