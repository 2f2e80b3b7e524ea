import { isHttpErrorCode } from '@farfetched/core';
import { createEvent, createStore, sample } from 'effector';
import { markingPath } from '@/entities/assignment';
import { sessionEnded } from '@/entities/session';
import { problemOf } from '@/shared/api';
import {
  createGetSubmissionQuery,
  createListSubmissionsQuery,
  createReturnMarksMutation,
  createSaveMarkMutation,
  createTakeBackMarkMutation,
  type GivenMarkState,
  type StudentRow,
} from '@/shared/api/marking';
import type { GivenScore } from '@/shared/api/submissions';
import type { SuggestedScore } from '@/shared/api/suggestions';
import { navigateFx } from '@/shared/lib/navigation';
import { createResource } from '@/shared/lib/resource';
import { toastShown } from '@/shared/lib/toasts';
import {
  acceptSuggestions,
  changeOf,
  editMark,
  giveScore,
  type MarkEdit,
  type Marking,
  receiveSaved,
  receiveSubmission,
  settleConflict,
  typePoints,
} from './marking-state';

/** Carries the id of the submission in the address. */
export const submissionOpened = createEvent<string>();
export const scoreGiven = createEvent<GivenScore>();
export const pointsTyped = createEvent<{ questionId: string; points: number | null }>();
export const markEdited = createEvent<MarkEdit>();
export const saveRequested = createEvent<GivenMarkState>();
export const returnRequested = createEvent();
export const takeBackRequested = createEvent();
export const conflictSettled = createEvent<'own' | 'other'>();
/** Carries suggested scores; only blank ones take them. */
export const suggestionsAccepted = createEvent<readonly SuggestedScore[]>();
/** Reads the work of the other students again. */
export const listRefreshed = createEvent();
/** Goes to the work before or after this one. */
export const stepRequested = createEvent<-1 | 1>();

export const submission = createResource({
  name: 'markedSubmission',
  query: createGetSubmissionQuery(),
  request: (id) => ({ id }),
});
const listQuery = createListSubmissionsQuery();
const saveMutation = createSaveMarkMutation();
const returnMutation = createReturnMarksMutation();
const takeBackMutation = createTakeBackMarkMutation();

export const $isSaving = saveMutation.$pending;
/** The students of this assignment with their work. */
export const $rows = createStore<readonly StudentRow[]>([], { name: 'markingRows' })
  .on(listQuery.finished.success, (_, { result }) => result.items)
  .reset(sessionEnded);
/** The ids of their work, in the same order. */
export const $order = createStore<readonly string[]>([], { name: 'markingOrder' })
  .on(listQuery.finished.success, (_, { result }) =>
    result.items.flatMap((row) => (row.submission ? [row.submission.id] : [])),
  )
  .reset(sessionEnded);

const received = submission.$data.updates.filterMap((data) => data ?? undefined);
const changed = sample({
  clock: [saveMutation.finished.success, takeBackMutation.finished.success],
  fn: ({ params: { id }, result: mark }) => ({ id, mark }),
});

// closed -> open
export const $marking = createStore<Marking>({ state: 'closed' }, { name: 'marking' })
  .on(submissionOpened, (marking, id) =>
    marking.state === 'open' && marking.id === id ? marking : { state: 'closed' },
  )
  .on(received, receiveSubmission)
  .on(changed, receiveSaved)
  .on(scoreGiven, giveScore)
  .on(suggestionsAccepted, acceptSuggestions)
  .on(pointsTyped, typePoints)
  .on(markEdited, editMark)
  .on(conflictSettled, settleConflict)
  .reset(sessionEnded);

sample({ clock: submissionOpened, target: submission.opened });
sample({ clock: sessionEnded, target: submission.reset });
sample({
  clock: sample({
    clock: received,
    source: $order,
    fn: (order, data) => (order.includes(data.id) ? undefined : data.assignment.id),
  }).filterMap((id) => id),
  fn: (id) => ({ id }),
  target: listQuery.start,
});

const shown = (clock: ReturnType<typeof createEvent<void>>) =>
  sample({ clock, source: submission.$data, fn: (data) => data ?? undefined }).filterMap((data) => data);
sample({
  clock: shown(listRefreshed),
  fn: ({ assignment: { id } }) => ({ id }),
  target: listQuery.start,
});

sample({
  clock: sample({
    clock: saveRequested,
    source: { marking: $marking, isSaving: $isSaving },
    fn: ({ marking, isSaving }, state) =>
      marking.state === 'open' && !isSaving && marking.conflict === null
        ? { id: marking.id, markChange: changeOf(marking, state) }
        : undefined,
  }).filterMap((request) => request),
  target: saveMutation.start,
});
sample({
  clock: shown(returnRequested),
  fn: ({ id, assignment }) => ({
    id: assignment.id,
    marksToReturn: { submission_ids: [id], at: null },
  }),
  target: returnMutation.start,
});
sample({ clock: shown(takeBackRequested), fn: ({ id }) => ({ id }), target: takeBackMutation.start });

// Another teacher has saved: the page shows both.
const conflicted = saveMutation.finished.failure.filter({ fn: (failure) => isHttpErrorCode(409)(failure) });
sample({
  clock: [conflicted, changed, returnMutation.finished.finally],
  fn: () => undefined,
  target: submission.refreshed,
});
sample({
  clock: [
    returnMutation.finished.success.map(() => 'Returned.'),
    takeBackMutation.finished.success.map(() => 'Taken back. The student no longer sees it.'),
  ],
  fn: (title) => ({ tone: 'ok' as const, title }),
  target: toastShown,
});
sample({
  clock: [saveMutation.finished.failure, returnMutation.finished.failure, takeBackMutation.finished.failure],
  fn: ({ error }) => ({ tone: 'bad' as const, title: problemOf(error).message }),
  target: toastShown,
});

sample({
  clock: sample({
    clock: stepRequested,
    source: { order: $order, data: submission.$data, marking: $marking },
    fn: ({ order, data, marking }, step) =>
      data && !(marking.state === 'open' && marking.isChanged)
        ? order[order.indexOf(data.id) + step]
        : undefined,
  }).filterMap((id) => id),
  fn: (id) => ({ to: markingPath(id) }),
  target: navigateFx,
});
