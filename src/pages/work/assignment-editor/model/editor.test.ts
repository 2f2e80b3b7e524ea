import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { detailsPath } from '@/entities/assignment';
import { classPath } from '@/entities/class';
import { lessonAssignmentPath, lessonPath } from '@/entities/lesson';
import { getAssignmentFx, getAssignmentOptionsFx, saveAssignmentFx } from '@/shared/api/assignments';
import { navigateFx } from '@/shared/lib/navigation';
import { assignment } from '../../../../../tests/support/assignments';
import { lesson } from '../../../../../tests/support/lessons';
import { $cancelPath, editorOpened, form } from './editor';

const options = {
  time_zone: 'Europe/London',
  classes: [
    {
      id: assignment.class.id,
      title: assignment.class.title,
      students: assignment.students,
      groups: assignment.groups,
    },
  ],
  rubrics: [],
  quizzes: [],
};

const { id: classId } = assignment.class;

test.each([
  [
    'a lesson',
    { lessonId: lesson.id, classId: null },
    lessonAssignmentPath(classId, lesson.id, assignment.id),
    lessonPath(lesson.id),
  ],
  ['a class', { lessonId: null, classId }, detailsPath(assignment.id), classPath(classId)],
  ['elsewhere', { lessonId: null, classId: null }, detailsPath(assignment.id), '/teacher/assignments'],
])('from %s, saving and cancelling lead on', async (_, from, saved, cancelled) => {
  const navigate = vi.fn((..._call: unknown[]): void => undefined);
  const scope = fork({
    handlers: [
      [getAssignmentOptionsFx, () => options],
      [getAssignmentFx, () => assignment],
      [saveAssignmentFx, () => assignment],
      [navigateFx, navigate],
    ],
  });
  await allSettled(editorOpened, { scope, params: { id: assignment.id, documentId: null, ...from } });
  expect(scope.getState($cancelPath)).toBe(cancelled);
  await allSettled(form.submitted, { scope });
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: saved });
});

test('from a class, a new assignment is for this class', async () => {
  const other = { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d81', title: '8A Science', students: [], groups: [] };
  const scope = fork({
    handlers: [[getAssignmentOptionsFx, () => ({ ...options, classes: [other, ...options.classes] })]],
  });
  const opened = { id: 'new', documentId: null, lessonId: null };
  await allSettled(editorOpened, { scope, params: { ...opened, classId: null } });
  expect(scope.getState(form.$values).classId).toBe('');
  await allSettled(editorOpened, { scope, params: { ...opened, classId } });
  expect(scope.getState(form.$values).classId).toBe(classId);
});
