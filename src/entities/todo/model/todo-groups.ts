import type { Todo } from '@/shared/api/todos';
import { isoDateOf, wallClock } from '@/shared/lib/dates';

export type Urgency = 'now' | 'today' | 'later';

const HOUR = 60 * 60 * 1000;
/** How long people wait for an answer, and work for a mark, before it is urgent. */
const PATIENCE = { answer: 24 * HOUR, approve: 24 * HOUR, regrade: 48 * HOUR, mark: 7 * 24 * HOUR } as const;

/** How urgent an entry is: what is overdue or has waited long comes first, then what waits, then what has no haste. */
export function urgencyOf({ kind, since, due_on }: Todo, now: Date): Urgency {
  if (kind === 'own' || kind === 'plan') {
    const today = isoDateOf(wallClock(now));
    if (due_on === null || due_on > today) return 'later';
    return due_on < today ? 'now' : 'today';
  }
  if (kind === 'return' || since === null) return 'today';
  return now.getTime() - Date.parse(since) > PATIENCE[kind] ? 'now' : 'today';
}

export type Groups = Record<Urgency, Todo[]> & {
  /** What was put off until later. */
  snoozed: Todo[];
};

/** The entries by urgency, in each those first that wait longest or are due first. */
export function groupTodos(open: readonly Todo[], now: Date): Groups {
  const groups: Groups = { now: [], today: [], later: [], snoozed: [] };
  for (const todo of open) {
    const isSnoozed = todo.snoozed_until !== null && Date.parse(todo.snoozed_until) > now.getTime();
    groups[isSnoozed ? 'snoozed' : urgencyOf(todo, now)].push(todo);
  }
  for (const group of Object.values(groups)) group.sort(bySince);
  return groups;
}

/** Without a time an entry comes last. */
const timeOf = ({ since, due_on }: Todo): string => since ?? due_on ?? '9';
const bySince = (one: Todo, other: Todo): number =>
  timeOf(one) < timeOf(other) ? -1 : Number(timeOf(one) > timeOf(other));

/** The entries in one list, the most urgent first. */
export function byUrgency(open: readonly Todo[], now: Date): Todo[] {
  const { now: overdue, today, later } = groupTodos(open, now);
  return [...overdue, ...today, ...later];
}

export type Snooze = 'tomorrow' | 'next week';

/** Seven in the morning of tomorrow or of next Monday, in the reader's time zone. */
export function snoozedUntil(snooze: Snooze, now: Date): Date {
  const local = wallClock(now);
  const days = snooze === 'tomorrow' ? 1 : (8 - local.getDay()) % 7 || 7;
  const then = new Date(local.getFullYear(), local.getMonth(), local.getDate() + days, 7);
  return new Date(now.getTime() + (then.getTime() - local.getTime()));
}
