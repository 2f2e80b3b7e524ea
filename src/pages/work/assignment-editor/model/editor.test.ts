import { httpError } from '@farfetched/core';
import { allSettled, fork, type Scope } from 'effector';
import { expect, test, vi } from 'vitest';
import { detailsPath } from '@/entities/assignment';
import { classPath } from '@/entities/class';
import { lessonAssignmentPath, lessonPath } from '@/entities/lesson';
import {
  type AssignmentOptions,
  assignToClassesFx,
  getAssignmentFx,
  getAssignmentOptionsFx,
  saveAssignmentFx,
} from '@/shared/api/assignments';
import { navigateFx } from '@/shared/lib/navigation';
import { assignment } from '../../../../../tests/support/assignments';
import { editorOptions } from '../../../../../tests/support/editor-options';
import { lesson } from '../../../../../tests/support/lessons';
import { $cancelPath, editorOpened } from './editor';
import { form } from './form';
import { $isRestored, readFormFx, removeFormFx, startedOver, storeFormFx } from './stored-form';

const { id: classId } = assignment.class;
const other = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d81';
const [science] = editorOptions.classes;
if (!science) throw new Error('The options have no class.');
const twoClasses: AssignmentOptions = {
  ...editorOptions,
  classes: [{ ...science, id: other, title: '8A Science', defaults: null }, science],
};

/** What this browser has stored, and what is called. */
function opened(options: AssignmentOptions, stored?: unknown) {
  const calls = {
    navigate: vi.fn((..._call: unknown[]): void => undefined),
    assign: vi.fn((..._call: unknown[]) => ({ items: [assignment] })),
    save: vi.fn(() => assignment),
    remove: vi.fn((): void => undefined),
    store: vi.fn((): void => undefined),
  };
  const scope = fork({
    handlers: [
      [getAssignmentOptionsFx, () => options],
      [getAssignmentFx, () => assignment],
      [saveAssignmentFx, calls.save],
      [assignToClassesFx, calls.assign],
      [navigateFx, calls.navigate],
      [readFormFx, () => stored],
      [removeFormFx, calls.remove],
      [storeFormFx, calls.store],
    ],
  });
  return { scope, ...calls };
}

const newForm = { id: 'new', documentId: null, lessonId: null, classId: null };
const valuesIn = (scope: Scope) => scope.getState(form.$values);

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
  const { scope, navigate } = opened(editorOptions);
  await allSettled(editorOpened, { scope, params: { id: assignment.id, documentId: null, ...from } });
  expect(scope.getState($cancelPath)).toBe(cancelled);
  await allSettled(form.submitted, { scope });
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: saved });
});

test('from a class, a new assignment is for this class and begins as its newest', async () => {
  const { scope } = opened(twoClasses);
  await allSettled(editorOpened, { scope, params: newForm });
  expect(valuesIn(scope).classIds).toEqual([]);
  await allSettled(editorOpened, { scope, params: { ...newForm, classId } });
  expect(valuesIn(scope)).toMatchObject({ classIds: [classId], category: 'Lab', isLatePenalised: true });
});

test('what the teacher chose stays when a class is chosen', async () => {
  const { scope } = opened(twoClasses);
  await allSettled(editorOpened, { scope, params: newForm });
  await allSettled(form.changed, { scope, params: { category: 'Project' } });
  await allSettled(form.changed, { scope, params: { classIds: [classId] } });
  expect(valuesIn(scope)).toMatchObject({ category: 'Project', isLatePenalised: true });
});

const quizDocument = {
  id: other,
  title: 'Photosynthesis quiz',
  is_quiz: true,
  category: 'Quiz',
  instructions: '',
  points: 17,
  rubric: null,
};

test('a document fills in the form, and its quiz can be taken once', async () => {
  const { scope } = opened({ ...editorOptions, document: quizDocument });
  await allSettled(editorOpened, { scope, params: { ...newForm, documentId: other } });
  expect(valuesIn(scope)).toMatchObject({
    title: 'Photosynthesis quiz',
    isQuiz: true,
    documentId: other,
    attempts: 1,
    // Of the document, although the class has another.
    category: 'Quiz',
    classIds: [classId],
  });
});

test('all classes are one call, repeated with the same key until the form changes', async () => {
  const { scope, assign, navigate } = opened(twoClasses);
  assign.mockImplementationOnce(() => {
    throw new Error('The connection was lost.');
  });
  await allSettled(editorOpened, { scope, params: newForm });
  await allSettled(form.changed, { scope, params: { classIds: [other, classId], title: 'Leaf diary' } });
  await allSettled(form.submitted, { scope });
  assign.mockImplementationOnce(() => ({ items: [assignment, assignment] }));
  await allSettled(form.submitted, { scope });
  const requests = assign.mock.calls.map(([, call]) => Reflect.get(Object(call), 'request'));
  expect(requests).toHaveLength(2);
  expect(requests[0]).toMatchObject({
    classAssignments: {
      task: { title: 'Leaf diary' },
      classes: [{ class_id: other }, { class_id: classId }],
    },
  });
  expect(requests[0].headers).toEqual(requests[1].headers);
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/teacher/assignments' });
  await allSettled(form.changed, { scope, params: { title: 'Leaf diary 2' } });
  await allSettled(form.submitted, { scope });
  const last = Reflect.get(Object(assign.mock.calls[2]?.[1]), 'request');
  expect(last.headers).not.toEqual(requests[0].headers);
});

test.each([
  [
    'its term is closed',
    { status: 409, response: { message: '“Autumn” is closed.' } },
    { form: '“Autumn” is closed.' },
  ],
  [
    'it would come into a closed term',
    { status: 422, response: { errors: { due_at: ['This day is in “Autumn”.'] } } },
    { due: 'This day is in “Autumn”.' },
  ],
])('where %s, a save says so once and keeps what was typed', async (_, answer, errors) => {
  const { scope, save, navigate } = opened(editorOptions);
  save.mockImplementation(() => {
    throw httpError({ statusText: '', ...answer });
  });
  const params = { id: assignment.id, documentId: null, lessonId: null, classId: null };
  await allSettled(editorOpened, { scope, params });
  await allSettled(form.changed, { scope, params: { title: 'Another title' } });
  await allSettled(form.submitted, { scope });
  expect(save).toHaveBeenCalledOnce();
  expect(scope.getState(form.$errors)).toEqual(errors);
  expect(valuesIn(scope).title).toBe('Another title');
  expect(navigate).not.toHaveBeenCalled();
});

test('what was typed before comes back, until it is saved or given up', async () => {
  const { scope: first } = opened(editorOptions);
  await allSettled(editorOpened, { scope: first, params: newForm });
  const values = { ...valuesIn(first), title: 'Half a title' };
  const { scope, remove, store } = opened(editorOptions, { revision: 0, values });
  await allSettled(editorOpened, { scope, params: newForm });
  expect([valuesIn(scope).title, scope.getState($isRestored)]).toEqual(['Half a title', true]);
  expect(store).toHaveBeenCalled();
  await allSettled(form.submitted, { scope });
  expect(remove).toHaveBeenCalledOnce();
  await allSettled(startedOver, { scope });
  expect(remove).toHaveBeenCalledTimes(2);
});

test.each([
  ['of an older version of the assignment', { revision: assignment.revision - 1, values: {} }],
  ['of an older version of the page', { revision: assignment.revision, values: { title: 'Half' } }],
])('a stored form %s is ignored', async (_, stored) => {
  const { scope } = opened(editorOptions, stored);
  await allSettled(editorOpened, { scope, params: { ...newForm, id: assignment.id } });
  expect(valuesIn(scope).title).toBe(assignment.content.title);
  expect(scope.getState($isRestored)).toBe(false);
});
