import { nextLesson } from '@/features/class-lessons';
import type { ClassEntry } from '@/shared/api/classes';
import type { LessonEntry } from '@/shared/api/lessons';
import { dayAndTimeIn } from '@/shared/lib/dates';

/** The sentence below the title, such as "Grade 7, 24 students. Next is Bubbles, Wed 14 Oct, 7:00." */
export function classLead({ class: face, teaching }: ClassEntry, lessons: readonly LessonEntry[]): string {
  const count = teaching?.students ?? 0;
  const who = `${face.grade}, ${count === 1 ? '1 student' : `${count} students`}.`;
  const next = nextLesson(lessons);
  if (next === undefined || next.publish_at === null) return who;
  return `${who} Next is ${next.title}, ${dayAndTimeIn(next.publish_at, next.time_zone)}.`;
}
