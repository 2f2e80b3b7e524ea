import type { AssignmentEntry } from '@/shared/api/assignments';
import type { StudentAssignmentEntry } from '@/shared/api/submissions';
import { assignment } from './assignments';

/** The published assignment in the lists of its teacher. */
export const leafDiary: AssignmentEntry = {
  id: assignment.id,
  title: assignment.content.title,
  category: assignment.content.category,
  on_paper: false,
  class: assignment.class,
  time_zone: assignment.time_zone,
  due_at: assignment.content.due_at,
  state: 'published',
  counts: { assigned: 24, handed_in: 21, missing: 2, to_mark: 5, to_return: 16 },
};

export const assignmentEntries: AssignmentEntry[] = [
  leafDiary,
  {
    ...leafDiary,
    id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d91',
    title: 'Antacid write-up',
    due_at: null,
    state: 'draft',
    counts: { assigned: 24, handed_in: 0, missing: 0, to_mark: 0, to_return: 0 },
  },
];

/** The assignment in a student's list. */
export const studentEntry: StudentAssignmentEntry = {
  id: assignment.id,
  title: assignment.content.title,
  class: assignment.class,
  teacher: { name: 'Amara Okafor' },
  time_zone: assignment.time_zone,
  points: assignment.content.points,
  due_at: assignment.content.due_at,
  cut_off_at: assignment.content.cut_off_at,
  status: 'to_do',
  has_draft: true,
  score: null,
  comment: null,
};
