import type { GenerationSummary } from '@/shared/api/generations';
import { wallClock } from '@/shared/lib/dates';

/** The lead of the page: the document that needs attention, or the latest one. */
export function summarise(recent: readonly GenerationSummary[]): string {
  const writing = recent.find(({ status }) => status === 'writing');
  if (writing) return `“${writing.title}” is being written.`;
  const broken = recent.find(({ status }) => status === 'interrupted' || status === 'failed');
  if (broken) return `“${broken.title}” was interrupted. What was written is saved.`;
  const [last] = recent;
  return last ? `You last worked on “${last.title}”.` : 'Nothing written yet. Pick a template to start.';
}

const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

export const dateLine = (now: Date): string => longDay.format(wallClock(now)).replace(',', '');
