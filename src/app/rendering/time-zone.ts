import { offsetAt, offsetsBefore, type TimeZone } from '@/shared/first-view';
import { readCookie } from '@/shared/lib/storage';
import { TIME_ZONE_COOKIE } from '../first-view/time-zone-cookie';

const SHAPE = /^[A-Za-z_]{1,20}(\/[\w+-]{1,30}){0,2}$/;

/** Zones that were requested before; a request can name a zone in many spellings. */
const known = new Set<string>();
const MAX_KNOWN = 500;

/** The time zone in the cookies of the request; UTC without a valid one. */
export function readTimeZone(): string {
  const stored = readCookie(TIME_ZONE_COOKIE);
  return stored !== null && isTimeZone(stored) ? stored : 'UTC';
}

const MINUTE = 60_000;

/** What the browser compares with its own zone. */
export const describeTimeZone = (name: string, now: Date): TimeZone => ({
  name,
  offsets: offsetsBefore(now, (time) => Math.round(offsetAt(time, name) / MINUTE)),
});

function isTimeZone(name: string): boolean {
  if (!SHAPE.test(name)) return false;
  if (known.has(name)) return true;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    if (known.size < MAX_KNOWN) known.add(name);
    return true;
  } catch {
    return false;
  }
}
