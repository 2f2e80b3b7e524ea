import type { Usage, UsageDay } from '@/shared/api/usage';
import { isoDateOf, longWeekdayOf, monthOf, shortDayOf, wallClock } from '@/shared/lib/dates';
import { formatNumber, formatShortNumber } from '@/shared/lib/numbers';
import type { Bar } from '@/shared/ui/chart-frame';
import { daysOf } from './period';
import type { View } from './usage-state';

/** With its sign, such as −200,000. */
export function signed(credits: number): string {
  if (credits === 0) return '0';
  return `${credits > 0 ? '+' : '−'}${formatNumber(Math.abs(credits))}`;
}
/** With three digits, such as 12.3M. */
export const brief = (credits: number): string => formatShortNumber(Number(credits.toPrecision(3)));
export const documents = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'document' : 'documents'}`;

/** Noon, so that the day stays the same in every time zone. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);
export const dayInWords = (day: string): string => longWeekdayOf(dateOf(day));

/** A month such as 2026-11. */
export const monthInWords = (month: string): string => monthOf(dateOf(`${month}-15`));

/** What a page of usage counts: an unlimited plan counts documents, never credits. */
export type Measure = 'credits' | 'runs';

export const measureOf = ({ unlimited }: Pick<Usage, 'unlimited'>): Measure =>
  unlimited ? 'runs' : 'credits';

/** One bar per day; days in the future are blank. */
export function barsOf(days: readonly UsageDay[], measure: Measure, { now, period }: View): Bar[] {
  const found = new Map(days.map((day) => [day.date, day]));
  const today = isoDateOf(wallClock(now));
  const isMonth = !period.value.startsWith('last-');
  return daysOf(period).map((day) => {
    const used = found.get(day);
    return {
      label: isMonth ? String(Number(day.slice(8))) : shortDayOf(dateOf(day)),
      ...(day <= today && { value: used?.[measure] ?? 0 }),
      ...(used && measure === 'credits' && { estimate: used.estimated }),
      current: day === today,
    };
  });
}

export function busiestOf(days: readonly UsageDay[], measure: Measure): UsageDay | undefined {
  return days.reduce<UsageDay | undefined>(
    (most, day) => (most === undefined || day[measure] > most[measure] ? day : most),
    undefined,
  );
}

/** The chart in words. */
export function daysInWords(usage: Usage, label: string): string {
  const { days, period } = usage;
  const busiest = busiestOf(days, measureOf(usage));
  if (!busiest) return `No documents in ${label}.`;
  if (usage.unlimited)
    return `Most on ${dayInWords(busiest.date)}, ${documents(busiest.runs)}; ${documents(period.runs)} in total.`;
  const total = `${brief(period.credits)} credits in total`;
  return `Most on ${dayInWords(busiest.date)}, ${brief(busiest.credits)} credits; ${total}, estimated ${brief(period.estimated)}.`;
}

/** Used minus estimated credits, also as a share of the estimate. */
export function differenceOf({ estimated, actual }: { estimated: number; actual: number }) {
  const by = actual - estimated;
  return {
    credits: signed(by),
    share: estimated > 0 ? `${signed(Math.sign(by) * Math.round((Math.abs(by) * 100) / estimated))}%` : '',
  };
}
