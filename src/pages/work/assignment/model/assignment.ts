import { classPath } from '@/entities/class';
import { createEvent, sample } from 'effector';
import { detailsPath } from '@/entities/assignment';
import { deletionShown, trashRestored } from '@/entities/trash';
import { createDeleteAssignmentMutation, createSaveAssignmentMutation } from '@/shared/api/assignments';
import {
  createGetQuizSummaryQuery,
  createListSubmissionsQuery,
  createMarkQuizzesByKeyMutation,
  createReturnMarksMutation,
} from '@/shared/api/marking';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown, toastShown } from '@/shared/lib/toasts';

/** Carries the id in the address. */
export const assignmentOpened = createEvent<string>();
/** Carries the moment of the return; null for now. */
export const returnRequested = createEvent<string | null>();
/** Marks the quizzes that the key decides. */
export const keyMarksRequested = createEvent();
export const namesHidden = createEvent<boolean>();
export const deleteConfirmed = createEvent();

export const work = createResource({
  name: 'assignmentWork',
  query: createListSubmissionsQuery(),
  request: (id) => ({ id }),
  crumbs: ({ assignment: { class: face, content } }) => [
    { label: face.title, href: classPath(face.id) },
    { label: content.title },
  ],
});
/** How the class answered a quiz. */
export const summary = createResource({
  name: 'quizSummary',
  query: createGetQuizSummaryQuery(),
  request: (id) => ({ id }),
});
const keyMutation = createMarkQuizzesByKeyMutation();
const returnMutation = createReturnMarksMutation();
const saveMutation = createSaveAssignmentMutation();
const deleteMutation = createDeleteAssignmentMutation();

export const $isReturning = returnMutation.$pending;
export const $isMarking = keyMutation.$pending;

const $assignment = work.$data.map((data) => data?.assignment ?? null);
const assignmentAt = <Payload>(clock: ReturnType<typeof createEvent<Payload>>) =>
  sample({
    clock,
    source: $assignment,
    fn: (assignment, payload) => (assignment ? { assignment, payload } : undefined),
  }).filterMap(nonNull);

sample({ clock: assignmentOpened, target: work.opened });
const $quizId = work.$data.map((data) =>
  data?.assignment.quiz && data.items.some(({ submission }) => submission) ? data.assignment.id : null,
);
sample({
  clock: [$quizId.updates, sample({ clock: assignmentOpened, source: $quizId })].map((clock) =>
    clock.filterMap(nonNull),
  ),
  target: summary.opened,
});
sample({
  clock: assignmentAt(keyMarksRequested),
  source: $isMarking,
  filter: (isMarking) => !isMarking,
  fn: (_, { assignment: { id } }) => ({ id }),
  target: keyMutation.start,
});
sample({
  clock: keyMutation.finished.success,
  fn: ({ result: { marked } }) => ({
    tone: 'ok' as const,
    title: `${marked} ${marked === 1 ? 'quiz' : 'quizzes'} marked. Students see it when you return it.`,
  }),
  target: toastShown,
});

sample({
  clock: assignmentAt(returnRequested),
  source: $isReturning,
  filter: (isReturning) => !isReturning,
  fn: (_, { assignment, payload: at }) => ({
    id: assignment.id,
    marksToReturn: { submission_ids: null, at },
  }),
  target: returnMutation.start,
});
sample({
  clock: assignmentAt(namesHidden),
  fn: ({ assignment: { id, revision, content }, payload: hide_names }) => ({
    id,
    assignmentChange: { revision, content: { ...content, hide_names } },
  }),
  target: saveMutation.start,
});
sample({
  clock: assignmentAt(deleteConfirmed),
  fn: ({ assignment: { id } }) => ({ id }),
  target: deleteMutation.start,
});

sample({
  clock: [returnMutation.finished.success, keyMutation.finished.finally, saveMutation.finished.finally],
  target: work.refreshed,
});
sample({
  clock: deleteMutation.finished.success,
  fn: () => ({ to: '/teacher/assignments' }),
  target: navigateFx,
});
sample({
  clock: trashRestored.filterMap(({ kind, id }) => (kind === 'assignment' ? id : undefined)),
  fn: (id) => ({ to: detailsPath(id) }),
  target: navigateFx,
});
sample({
  clock: returnMutation.finished.success,
  fn: ({ params, result: { returned } }) => ({
    tone: 'ok' as const,
    title: `${returned} ${returned === 1 ? 'mark' : 'marks'} ${params.marksToReturn.at ? 'will be returned' : 'returned'}.`,
  }),
  target: toastShown,
});
sample({
  clock: deleteMutation.finished.success,
  fn: ({ params: { id } }) => ({ kind: 'assignment' as const, id, title: 'Moved to trash.' }),
  target: deletionShown,
});
sample({
  clock: [
    returnMutation.finished.failure,
    keyMutation.finished.failure,
    saveMutation.finished.failure,
    deleteMutation.finished.failure,
  ],
  target: failureShown,
});
