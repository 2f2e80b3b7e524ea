import { createEvent, createStore, sample } from 'effector';
import type { StudentRow } from '@/shared/api/marking';
import { nonNull } from '@/shared/lib/non-null';
import { commentsOpened } from '@/widgets/work-comments';
import { work } from './assignment';

/** Opens the private comments on the work of a student. */
export const commentRequested = createEvent<StudentRow['student']>();
export const commentsClosed = createEvent();

/** Whose comments are open. */
export const $commented = createStore<StudentRow['student'] | null>(null, { name: 'commentedStudent' })
  .on(commentRequested, (_, student) => student)
  .reset(commentsClosed);

sample({
  clock: sample({
    clock: commentRequested,
    source: work.$data,
    fn: (data, student) => data && { assignmentId: data.assignment.id, studentId: student.id },
  }).filterMap(nonNull),
  target: commentsOpened,
});
