import { localDayOf, longWeekdayOf, monthOf } from '@/shared/lib/dates';
import type { CalendarView } from '@/shared/ui/calendar-frame';

const DAY = 86_400_000;

export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Monday is 1 and Sunday 7. */
export const weekdayNumber = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay() || 7;
const mondayOf = (day: string): string => daysLater(day, 1 - weekdayNumber(day));

/** A date whose local getters show the day. */
export const localDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

export type Shown = { view: CalendarView; day: string };

/** The days that a view shows, whole weeks of a month. */
export function spanOf({ view, day }: Shown): { from: string; to: string } {
  if (view === 'day') return { from: day, to: day };
  if (view === 'week') return { from: mondayOf(day), to: daysLater(mondayOf(day), 6) };
  const first = `${day.slice(0, 7)}-01`;
  const last = daysLater(nextMonth(day), -1);
  return { from: mondayOf(first), to: daysLater(mondayOf(last), 6) };
}

const nextMonth = (day: string): string => `${daysLater(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** The day of the next or the previous period. */
export function step({ view, day }: Shown, direction: -1 | 1): string {
  if (view !== 'month') return daysLater(day, direction * (view === 'day' ? 1 : 7));
  return direction === 1 ? nextMonth(day) : `${daysLater(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
}

/** What a view is called, such as "16 November to 22 November" or "November 2026". */
export function titleOf(shown: Shown): string {
  if (shown.view === 'day') return longWeekdayOf(localDate(shown.day));
  if (shown.view === 'month') return monthOf(localDate(shown.day));
  const { from, to } = spanOf(shown);
  return `${localDayOf(localDate(from))} to ${localDayOf(localDate(to))}`;
}

/** All days of a span. */
export function daysIn({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysLater(day, 1)) days.push(day);
  return days;
}
