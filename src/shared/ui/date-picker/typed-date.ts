import { CalendarDate, type DateValue } from '@internationalized/date';

const ALWAYS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
];
const MONTH_FIRST = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/;
const DAY_FIRST = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/;
const [MIN_YEAR, MAX_YEAR] = [1900, 2199];

/**
 * The date that a person typed, as 12/24/2026, 24.12.2026 or 2026-12-24; undefined if there is no such day. 1/4/2026 is
 * read in the order of the reader's locale, and 24/12/2026 can only be read in one way.
 */
export function typedDate(text: string, isMonthFirst: boolean): DateValue | undefined {
  const slashed = isMonthFirst ? [MONTH_FIRST, DAY_FIRST] : [DAY_FIRST, MONTH_FIRST];
  for (const spelling of [...ALWAYS, ...slashed]) {
    const { year, month, day } = spelling.exec(text.trim())?.groups ?? {};
    const [y, m, d] = [Number(year), Number(month), Number(day)];
    // CalendarDate takes the last day of the month for a later one.
    const date = m >= 1 && m <= 12 && d >= 1 ? new CalendarDate(y, m, d) : undefined;
    if (date?.day === d && y >= MIN_YEAR && y <= MAX_YEAR) return date;
  }
  return undefined;
}
