import type { GenerationSummary } from '@/shared/api/generations';
import { clockOf, shortDayOf } from '@/shared/lib/dates';

/** One sentence before the list: what of it wants looking at. */
export function summarise(recent: readonly GenerationSummary[]): string {
  const writing = recent.find(({ status }) => status === 'writing');
  if (writing) return `“${writing.title}” is being written.`;
  const broken = recent.find(({ status }) => status === 'interrupted' || status === 'failed');
  if (broken) return `“${broken.title}” broke off. What was written is kept.`;
  const [last] = recent;
  return last
    ? `You last worked on “${last.title}”.`
    : 'Nothing written yet. Pick a template, and the first draft takes a few minutes.';
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

const DAY = 86_400_000;

/** When it was, as the margin says it: the day above, the time below. */
export function whenOf(time: string, now: Date): { day: string; clock: string } {
  const then = new Date(time);
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  return { day: nameDay(days, then), clock: clockOf(then) };
}

export const dateLine = (now: Date): string => longDay.format(now).replace(',', '');

function nameDay(days: number, then: Date): string {
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? weekday.format(then) : shortDayOf(then);
}

const midnight = (time: Date): number =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
