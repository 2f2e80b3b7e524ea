import { createEvent, sample } from 'effector';
import {
  type AssignmentContent,
  type AssignmentOptions,
  createCreateAssignmentMutation,
} from '@/shared/api/assignments';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { blockAdded, lesson } from './lesson';

/** Carries the id of an assignment of the class. */
export const assignmentChosen = createEvent<string>();
/** Carries what a new draft consists of. */
export const draftRequested = createEvent<AssignmentContent>();
/** Carries the title of a new assignment. */
export const assignmentNamed = createEvent<string>();

const createMutation = createCreateAssignmentMutation();

export const $isCreating = createMutation.$pending;

/** A draft that the teacher completes in the form of the assignment. */
const draftOf = (title: string): AssignmentContent => ({
  title,
  instructions: '',
  points: 10,
  category: 'Homework',
  kinds: ['text', 'file'],
  due_at: null,
  cut_off_at: null,
  attempts: null,
  ai_policy: 'none',
  late_policy: null,
  missing_percent: null,
  rubric: null,
  student_ids: null,
  group_ids: [],
  exceptions: [],
  group_exceptions: [],
  file_ids: [],
  publish_at: null,
  hide_names: false,
  quiz: null,
});

/** A draft of a quiz that asks the questions of a document. */
export const quizOf = ({ id, title, points }: AssignmentOptions['quizzes'][number]): AssignmentContent => ({
  ...draftOf(title),
  points,
  category: 'Quiz',
  kinds: ['quiz'],
  attempts: 1,
  quiz: { document_id: id, minutes: null, shuffle: true, show_answers: 'returned', give_source: true },
});

sample({ clock: assignmentNamed, fn: draftOf, target: draftRequested });
sample({
  clock: sample({
    clock: draftRequested,
    source: lesson.$data,
    fn: (data, content) =>
      data && { newAssignment: { class_id: data.class.id, time_zone: data.time_zone, content } },
  }).filterMap(nonNull),
  target: createMutation.start,
});
sample({
  clock: [assignmentChosen, createMutation.finished.success.map(({ result }) => result.id)],
  fn: (id) => ({ type: 'assignment' as const, id, assignment_id: id }),
  target: blockAdded,
});
// The lesson is read again for the new assignment.
sample({ clock: createMutation.finished.success, target: lesson.refreshed });
sample({
  clock: createMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Draft created.' }),
  target: toastShown,
});
sample({ clock: createMutation.finished.failure, target: failureShown });
