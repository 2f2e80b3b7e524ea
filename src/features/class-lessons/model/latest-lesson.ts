import type { LessonEntry } from '@/shared/api/lessons';

const at = ({ publish_at: moment }: LessonEntry): number => (moment === null ? 0 : Date.parse(moment));

/** The lesson that students see next; undefined if none is scheduled. */
export function nextLesson(lessons: readonly LessonEntry[]): LessonEntry | undefined {
  const scheduled = lessons.filter(({ state }) => state === 'scheduled');
  return scheduled.toSorted((one, other) => at(one) - at(other))[0];
}

/** The lesson that a class is at: the latest published one, or else the next, or else the first. */
export function latestLesson(lessons: readonly LessonEntry[]): LessonEntry | undefined {
  const published = lessons.filter(({ state }) => state === 'published');
  return published.toSorted((one, other) => at(other) - at(one))[0] ?? nextLesson(lessons) ?? lessons[0];
}
