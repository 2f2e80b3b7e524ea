import type { WeekCount, WeekLetter } from '@/shared/api/schedule';

/** A period while it is typed. */
export type PeriodDraft = { name: string; starts_on: string | null; ends_on: string | null };
export type BellDraft = { name: string; starts_at: string; minutes: string };

export type CalendarValues = {
  terms: readonly PeriodDraft[];
  holidays: readonly PeriodDraft[];
  bells: readonly BellDraft[];
  schoolDays: readonly string[];
  weekCount: WeekCount;
  firstWeek: WeekLetter;
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const dayOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const listOf = <Item>(value: unknown, read: (item: unknown) => Item): Item[] | undefined =>
  Array.isArray(value) ? value.map(read) : undefined;

const readPeriod = (stored: unknown): PeriodDraft => ({
  name: textOf(fieldOf(stored, 'name')),
  starts_on: dayOf(fieldOf(stored, 'starts_on')),
  ends_on: dayOf(fieldOf(stored, 'ends_on')),
});
const readBell = (stored: unknown): BellDraft => ({
  name: textOf(fieldOf(stored, 'name')),
  starts_at: textOf(fieldOf(stored, 'starts_at')),
  minutes: textOf(fieldOf(stored, 'minutes')),
});

/** What this browser stored of a calendar that was not saved; undefined if it is none. */
export function readStoredCalendar(stored: unknown): Partial<CalendarValues> | undefined {
  const terms = listOf(fieldOf(stored, 'terms'), readPeriod);
  const holidays = listOf(fieldOf(stored, 'holidays'), readPeriod);
  const bells = listOf(fieldOf(stored, 'bells'), readBell);
  const schoolDays = listOf(fieldOf(stored, 'schoolDays'), textOf);
  if (!terms || !holidays || !bells || !schoolDays) return undefined;
  const count = fieldOf(stored, 'weekCount');
  return {
    terms,
    holidays,
    bells,
    schoolDays,
    weekCount: count === 'calendar' || count === 'teaching' ? count : 'none',
    firstWeek: fieldOf(stored, 'firstWeek') === 'B' ? 'B' : 'A',
  };
}
