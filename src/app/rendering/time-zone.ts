import { offsetsBefore, type TimeZone } from '@/shared/first-view';
import { wallClock } from '@/shared/lib/dates';
import { readCookie } from '@/shared/lib/storage';
import { TIME_ZONE_COOKIE } from '../first-view/time-zone-cookie';

const SHAPE = /^[A-Za-z_]{1,20}(\/[\w+-]{1,30}){0,2}$/;

/** Zones that were requested before; a request can name a zone in many spellings. */
const known = new Set<string>();
const MOST_KNOWN = 500;

/** The time zone in the cookies of the request; UTC without a valid one. */
export function readTimeZone(): string {
  const stored = readCookie(TIME_ZONE_COOKIE);
  return stored !== null && isTimeZone(stored) ? stored : 'UTC';
}

const MINUTE = 60_000;

/** What the browser compares with its own zone. `name` is the zone of the rendering in which this runs. */
export const describeTimeZone = (name: string, now: Date): TimeZone => ({
  name,
  offsets: offsetsBefore(now, minutesAhead),
});

/** Minutes by which the zone of the rendering is ahead of UTC. */
function minutesAhead(time: Date): number {
  const shown = wallClock(time);
  // As UTC, what its local getters show.
  const local = shown.getTime() - shown.getTimezoneOffset() * MINUTE;
  return Math.round((local - time.getTime()) / MINUTE);
}

function isTimeZone(name: string): boolean {
  if (!SHAPE.test(name)) return false;
  if (known.has(name)) return true;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    if (known.size < MOST_KNOWN) known.add(name);
    return true;
  } catch {
    return false;
  }
}
