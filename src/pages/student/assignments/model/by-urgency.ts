import type { StudentAssignmentEntry, WorkStatus } from '@/shared/api/submissions';

export type Urgency = 'overdue' | 'due' | 'paper' | 'returned' | 'done';

const URGENCY: Readonly<Record<WorkStatus, Urgency>> = {
  missing: 'overdue',
  to_do: 'due',
  returned: 'returned',
  handed_in: 'done',
  late: 'done',
  closed: 'done',
  excused: 'done',
  before_joining: 'done',
  on_paper: 'paper',
};

/** The work in the order of its urgency. Groups without work are left out; the server sorts by due date. */
export function byUrgency(entries: readonly StudentAssignmentEntry[]) {
  const order: readonly Urgency[] = ['overdue', 'due', 'paper', 'returned', 'done'];
  return order
    .map((urgency) => ({ urgency, entries: entries.filter(({ status }) => URGENCY[status] === urgency) }))
    .filter((group) => group.entries.length > 0);
}
