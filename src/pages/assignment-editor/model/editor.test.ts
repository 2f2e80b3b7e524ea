import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { detailsPath } from '@/entities/assignment';
import { lessonAssignmentPath, lessonPath } from '@/entities/lesson';
import { getAssignmentFx, getAssignmentOptionsFx, saveAssignmentFx } from '@/shared/api/assignments';
import { navigateFx } from '@/shared/lib/navigation';
import { assignment } from '../../../../tests/support/assignments';
import { lesson } from '../../../../tests/support/lessons';
import { $cancelPath, editorOpened, form } from './editor';

const options = {
  time_zone: 'Europe/London',
  classes: [{ id: assignment.class.id, title: assignment.class.title, students: assignment.students }],
  rubrics: [],
  quizzes: [],
};

test.each([
  [lesson.id, lessonAssignmentPath(assignment.class.id, lesson.id, assignment.id), lessonPath(lesson.id)],
  [null, detailsPath(assignment.id), '/teacher/assignments'],
])('from lesson %s, saving leads to %s and cancelling to %s', async (lessonId, saved, cancelled) => {
  const navigate = vi.fn((..._call: unknown[]): void => undefined);
  const scope = fork({
    handlers: [
      [getAssignmentOptionsFx, () => options],
      [getAssignmentFx, () => assignment],
      [saveAssignmentFx, () => assignment],
      [navigateFx, navigate],
    ],
  });
  await allSettled(editorOpened, { scope, params: { id: assignment.id, documentId: null, lessonId } });
  expect(scope.getState($cancelPath)).toBe(cancelled);
  await allSettled(form.submitted, { scope });
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: saved });
});
