import { expect, test } from 'vitest';
import { lessonIn } from './lesson-address';

const [classId, id, assignmentId] = [1, 2, 3].map((last) => `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6${last}`);

test('the address of a lesson has its id, and can name one of its assignments', () => {
  expect(lessonIn(`/teacher/classes/view/lesson/${id}`)).toEqual({ id, assignmentId: null });
  expect(lessonIn(`/teacher/classes/view/lesson/${classId}-${id}-${assignmentId}`)).toEqual({
    id,
    assignmentId,
  });
});
