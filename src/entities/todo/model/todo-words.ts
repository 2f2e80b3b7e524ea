import type { Todo, TodoKind } from '@/shared/api/todos';
import { isoDateOf, wallClock, weekdayOf } from '@/shared/lib/dates';

type Words = {
  /** A sentence that says what to do. */
  title: string;
  /** What it is about. */
  note: string;
  /** The one action that resolves it. */
  action: { label: string; href: string };
};

const some = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

const assignment = (id: string): string => `/teacher/assignments/details?id=${id}`;

type Derived = Exclude<TodoKind, 'own'>;

/** How each kind is said, and where it is done. */
const kinds: Readonly<Record<Derived, (todo: Todo) => Words>> = {
  answer: ({ person, title, class: of, target_id }) => ({
    title: `Answer ${person ?? 'a message'}`,
    note: about(title, of),
    action: { label: 'Answer', href: `/teacher/messages/${target_id}` },
  }),
  approve: ({ count, title, target_id }) => ({
    title: `Let ${some(count, 'a student', 'students')} into ${title}`,
    note: 'They used the class code and wait.',
    action: { label: 'Look', href: `/teacher/classes/view/${target_id}` },
  }),
  regrade: ({ count, title, class: of, target_id }) => ({
    title: `Answer ${some(count, 'a regrade request', 'regrade requests')}`,
    note: about(title, of),
    action: { label: 'Look', href: assignment(target_id) },
  }),
  mark: ({ count, title, class: of, target_id }) => ({
    title: `Mark “${title}”`,
    note: about(some(count, 'One to mark', 'to mark'), of),
    action: { label: 'Mark', href: assignment(target_id) },
  }),
  return: ({ count, title, class: of, target_id }) => ({
    title: `Return ${some(count, 'a mark', 'marks')}`,
    note: about(title, of),
    action: { label: 'Return', href: assignment(target_id) },
  }),
  plan: ({ title, class: of, lesson_id, target_id }) =>
    lesson_id === null
      ? {
          title: `Plan the next lesson of ${title}`,
          note: 'No lesson lies ahead.',
          action: { label: 'Plan', href: `/teacher/classes/view/add-new-lesson?class=${target_id}` },
        }
      : {
          title: `Plan “${title}”`,
          note: about('Nothing in it yet', of),
          action: { label: 'Plan', href: `/teacher/classes/view/lesson/${lesson_id}` },
        },
};

const about = (title: string, of: string | null): string => (of === null ? title : `${title}, ${of}`);

/** The words of an entry that a class asks for; null for an own one, which has the user's words. */
export const wordsOf = (todo: Todo): Words | null => (todo.kind === 'own' ? null : kinds[todo.kind](todo));

/** A day as "today" or "Fri 13 Nov". */
export function dueInWords(dueOn: string, now: Date): string {
  if (dueOn === isoDateOf(wallClock(now))) return 'today';
  const [year = 0, month = 1, day = 1] = dueOn.split('-').map(Number);
  return weekdayOf(new Date(year, month - 1, day));
}
