import type { ScheduleConflicts } from '@/shared/api/schedule';

/** A conflict in words. */
export function conflictWords({ kind, title, count }: ScheduleConflicts['items'][number]): string {
  if (kind === 'slot') return `${title} is at the same time.`;
  if (kind === 'holiday') return `It is on a holiday: ${title}.`;
  if (kind === 'lesson') return `“${title}” is planned for this lesson already.`;
  return `${count === 1 ? 'One student has' : `${count} students have`} three other tests on that day.`;
}
