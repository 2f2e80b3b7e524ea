import { createEvent, createStore, sample } from 'effector';
import { editorPath } from '@/entities/assignment';
import { concurrency } from '@/shared/api';
import { createDuplicateAssignmentMutation } from '@/shared/api/assignments';
import { type ClassEntry, createListClassesQuery } from '@/shared/api/classes';
import { createForm } from '@/shared/lib/form';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { wallTimeOf } from '@/shared/lib/school-time';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { assignmentOpened, work } from './assignment';

/** Asks for the class and the due date of a copy. */
export const copyRequested = createEvent();
export const copyClosed = createEvent();

const classesQuery = createListClassesQuery();
concurrency(classesQuery, { strategy: 'TAKE_LATEST' });
const copyMutation = createDuplicateAssignmentMutation();

export type CopyValues = {
  classId: string;
  /** The day on which the copy is due, as 2026-12-08; null for a copy without dates. */
  dueOn: string | null;
};

export const form = createForm<CopyValues>({
  name: 'assignmentCopy',
  initial: { classId: '', dueOn: null },
  rules: { classId: (value) => (value === '' ? 'Choose a class.' : undefined) },
  serverFields: { class_id: 'classId', due_on: 'dueOn' },
});

export const $isOpen = createStore(false, { name: 'assignmentCopyIsOpen' })
  .on(copyRequested, () => true)
  .reset(copyClosed, copyMutation.finished.success, classesQuery.finished.failure, assignmentOpened);
/** The teacher's classes; null until they have arrived. */
export const $classes = createStore<readonly ClassEntry[] | null>(null, { name: 'classesForCopy' })
  .on(classesQuery.finished.success, (_, { result }) => result.items)
  .reset(copyRequested);

const $assignment = work.$data.map((data) => data?.assignment ?? null);

sample({ clock: copyRequested, fn: () => ({}), target: classesQuery.start });
sample({
  clock: sample({ clock: copyRequested, source: $assignment }).filterMap(nonNull),
  fn: ({ content: { due_at: dueAt }, time_zone: zone }) => ({
    classId: '',
    dueOn: dueAt === null ? null : wallTimeOf(dueAt, zone).date,
  }),
  target: form.opened,
});
sample({
  clock: sample({
    clock: form.accepted,
    source: $assignment,
    fn: (assignment, values) => (assignment ? { id: assignment.id, ...values } : undefined),
  }).filterMap(nonNull),
  fn: ({ id, classId, dueOn }) => ({ id, assignmentCopy: { class_id: classId, due_on: dueOn } }),
  target: copyMutation.start,
});
sample({ clock: copyMutation.finished.success, fn: () => undefined, target: form.succeeded });
sample({
  clock: copyMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: form.failed,
});
sample({
  clock: copyMutation.finished.success,
  fn: ({ result: { id } }) => ({ to: editorPath(id) }),
  target: navigateFx,
});
sample({
  clock: copyMutation.finished.success,
  fn: ({ result: { class: face } }) => ({
    tone: 'ok' as const,
    title: `Copied to ${face.title}. Check its dates, then assign it.`,
  }),
  target: toastShown,
});
sample({ clock: classesQuery.finished.failure, target: failureShown });
