import { FairQueue } from '../../../platform/processes/fair-queue.ts';
import { type ProcessLimits, runLimited } from '../../../platform/processes/limited-process.ts';
import { Problem } from '../../../platform/problem.ts';
import { daysLater } from '../timetable/recurrence.ts';
import type { Horizon } from './reader/expand-event.ts';
import type { FoundCalendar } from './reader/read-calendar.ts';

export interface ReaderInput {
  schoolZone: string;
  horizon: Horizon;
}

export const MAX_BYTES = 2 * 1024 * 1024;
const MAX_PROCESSES = 2;
/** A time is a few hundred bytes. */
const limits: ProcessLimits = {
  milliseconds: 20_000,
  cpuMilliseconds: 7_000,
  memoryBytes: 480 * 1024 * 1024,
  outputBytes: 20 * 1024 * 1024,
};
const DAYS_BACK = 366;
const DAYS_AHEAD = 3 * 366;
const main = new URL('./reader/main.ts', import.meta.url);

/** Where what was given stands in a form, for messages beside it. */
export type Given = 'file' | 'url';

export type ReadCalendar = (
  ownerId: string,
  bytes: Buffer,
  of: { schoolZone: string; today: string; given: Given },
) => Promise<FoundCalendar>;

/** Reads calendars in limited processes, because they are untrusted. Owners take turns. Throws a 422 for what is none. */
export function calendarReader(): ReadCalendar {
  const queue = new FairQueue(MAX_PROCESSES);
  return async (ownerId, bytes, { schoolZone, today, given }) => {
    const horizon = { from: daysLater(today, -DAYS_BACK), to: daysLater(today, DAYS_AHEAD) };
    const head: ReaderInput = { schoolZone, horizon };
    const input = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
    const result = await queue.run(ownerId, () => runLimited(main, input, limits));
    if (result.state === 'failed')
      throw Problem.field(given, 'This calendar can’t be read. It may be damaged.');
    if (result.state !== 'finished')
      throw Problem.field(given, 'This calendar takes too long to read. Export a shorter time.');
    const found = JSON.parse(result.output.toString('utf8')) as FoundCalendar | null;
    if (found === null)
      throw Problem.field(
        given,
        given === 'file'
          ? 'This is no calendar. Choose a file that ends with .ics.'
          : 'There is no calendar at this address. Copy the address for subscribing, which often ends with .ics.',
      );
    return found;
  };
}
