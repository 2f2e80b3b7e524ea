import { CalendarDate } from '@internationalized/date';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const YEAR = String.raw`(?<year>\d{4}|\d{2})`;
const [MONTH, DAY, NAME] = [
  String.raw`(?<month>\d{1,2})`,
  String.raw`(?<day>\d{1,2})`,
  '(?<name>[a-z]{3})[a-z]*',
];
const pattern = (source: string) => new RegExp(`^${source}$`, 'i');

const ALWAYS = [
  pattern(String.raw`(?<year>\d{4})-${MONTH}-${DAY}`),
  pattern(String.raw`${DAY}\. ?${MONTH}\. ?${YEAR}`),
  pattern(String.raw`${NAME}\.? ${DAY},? ${YEAR}`),
  pattern(String.raw`${DAY}\.? ${NAME}\.?,? ${YEAR}`),
];
const MONTH_FIRST = pattern(`${MONTH}/${DAY}/${YEAR}`);
const DAY_FIRST = pattern(`${DAY}/${MONTH}/${YEAR}`);
const [MIN_YEAR, MAX_YEAR] = [1900, 2199];

/**
 * The date that a person typed, as 2026-12-24: 12/24/2026, 24.12.26, 2026-12-24 or Dec 24, 2026. Undefined if there is no such
 * day, or no year. 1/4/2026 is read in the order of the reader's locale, and 24/12/2026 can only be read in one way.
 */
export function typedDate(text: string, isMonthFirst: boolean): string | undefined {
  const slashed = isMonthFirst ? [MONTH_FIRST, DAY_FIRST] : [DAY_FIRST, MONTH_FIRST];
  for (const spelling of [...ALWAYS, ...slashed]) {
    const { year = '', month, name, day } = spelling.exec(text.trim().replaceAll(/\s+/g, ' '))?.groups ?? {};
    const y = Number(year.length === 2 ? `20${year}` : year);
    const m = name === undefined ? Number(month) : MONTHS.indexOf(name.toLowerCase()) + 1;
    const d = Number(day);
    // CalendarDate takes the last day of the month for a later one.
    const date = m >= 1 && m <= 12 && d >= 1 ? new CalendarDate(y, m, d) : undefined;
    if (date?.day === d && y >= MIN_YEAR && y <= MAX_YEAR) return date.toString();
  }
  return undefined;
}
