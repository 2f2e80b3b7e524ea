import type { GuardianLanguage } from '../../../../generated/schemas/index.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { german } from './de.ts';
import { portuguese } from './pt.ts';
import type { Counted, ReportWords } from './report-words.ts';
import { spanish } from './es.ts';
import { turkish } from './tr.ts';

/** Every language of guardians. */
export const reportWords: Readonly<Record<GuardianLanguage, ReportWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  tr: turkish,
};

/** How a language writes the values of a report. */
export function writerOf({ locale }: ReportWords) {
  const plurals = new Intl.PluralRules(locale);
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const sign = (kind: 'group' | 'decimal') => parts.find(({ type }) => type === kind)?.value ?? '';
  return {
    points: number,
    /** The number that is written so. */
    numberIn: (text: string) => Number(text.replaceAll(sign('group'), '').replace(sign('decimal'), '.')),
    /** With so many decimals; null for as many as there are. */
    percent: (value: number, decimals: number | null = null) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: decimals ?? 0,
        maximumFractionDigits: decimals ?? 3,
      }).format(value / 100),
    counted: (phrase: Counted, count: number) =>
      (plurals.select(count) === 'one' ? phrase.one : phrase.other).replace('{n}', number(count)),
    /** A day that is written as YYYY-MM-DD; a short one has no year. */
    day: (day: string, month: 'long' | 'short') =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month,
        ...(month === 'long' && { year: 'numeric' }),
        timeZone: 'UTC',
      }).format(new Date(`${day}T00:00:00Z`)),
    /** In the largest unit that it fills. */
    duration(seconds: number) {
      const [unit, length] =
        seconds >= DAY ? (['day', DAY] as const) : seconds >= HOUR ? (['hour', HOUR] as const) : MINUTE_UNIT;
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
        Math.max(1, Math.floor(seconds / length)),
      );
    },
  };
}

export type Writer = ReturnType<typeof writerOf>;

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const MINUTE_UNIT = ['minute', 60] as const;
