import type { GenerationSummary } from '@/shared/api/generations';
import { clockOf, shortDayOf } from '@/shared/lib/dates';

/** The lead of the page: the document that needs attention, or the latest one. */
export function summarise(recent: readonly GenerationSummary[]): string {
  const writing = recent.find(({ status }) => status === 'writing');
  if (writing) return `“${writing.title}” is being written.`;
  const broken = recent.find(({ status }) => status === 'interrupted' || status === 'failed');
  if (broken) return `“${broken.title}” was interrupted. What was written is saved.`;
  const [last] = recent;
  return last ? `You last worked on “${last.title}”.` : 'Nothing written yet. Pick a template to start.';
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

const DAY = 86_400_000;

/** The day and the time of a document, for the margin. */
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
