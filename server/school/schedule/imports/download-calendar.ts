import { downloadPage, type Wanted } from '../../../documents/sources/links/download-page.ts';
import type { LinkRules } from '../../../documents/sources/links/link-rules.ts';
import { Problem } from '../../../platform/problem.ts';
import { MAX_BYTES } from './read-in-process.ts';

/** Websites name all kinds of types for calendars; what a calendar is, its content says. */
const calendars: Wanted<'calendar'> = {
  accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
  kindOf: () => 'calendar',
};

/** Programs write addresses for subscribing so. */
export const addressOf = (text: string): string => text.trim().replace(/^webcals?:\/\//i, 'https://');

/** The file at a public address, as ADR 027 says; throws a 422 for the field `url`. */
export async function downloadCalendar(
  address: string,
  rules: LinkRules,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    return (await downloadPage(address, calendars, { ...rules, maxBytes: MAX_BYTES }, signal)).bytes;
  } catch (error) {
    throw error instanceof Problem ? asCalendarProblem(error) : error;
  }
}

/** The messages of the downloader speak of web pages and of their text. */
function asCalendarProblem(problem: Problem): Problem {
  const message = problem.errors?.['url']?.[0] ?? '';
  const told = (
    [
      [/address of a web page/, 'Enter the address of a calendar, such as https://example.org/holidays.ics.'],
      [/can’t be opened/, 'This address can’t be opened from here. Only public calendars can be read.'],
      [/no page/, 'There is nothing at this address any more. Check the link.'],
      [/needs a sign-in/, 'This calendar needs a sign-in. Export it as a file and import that.'],
      [/too long/, 'The calendar took too long to load. Try again later.'],
      [/over 5 MB/, 'This calendar is over 2 MB. Subscribe to a smaller one.'],
      [/redirects/, 'This address redirects too often. Copy its final address.'],
    ] as const
  ).find(([pattern]) => pattern.test(message))?.[1];
  return Problem.field(
    'url',
    told ?? message.replace('the page', 'the calendar').replace(/, or paste its text/, ''),
  );
}
