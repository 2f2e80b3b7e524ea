import { isHttpErrorCode } from '@farfetched/core';
import { combine, createEvent, createStore, sample } from 'effector';
import {
  createGetSubmissionQuery,
  createReturnMarksMutation,
  createSaveMarkMutation,
  createTakeBackMarkMutation,
  type GivenMarkState,
} from '@/shared/api/marking';
import type { GivenScore } from '@/shared/api/submissions';
import type { SuggestedScore } from '@/shared/api/suggestions';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown, toastShown } from '@/shared/lib/toasts';
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
/** Chooses the state that the mark is saved in. */
export const stateChosen = createEvent<GivenMarkState>();
export const saveRequested = createEvent<GivenMarkState>();
/** Carries the moment of the return; null for now. */
export const returnRequested = createEvent<string | null>();
export const takeBackRequested = createEvent();
export const conflictSettled = createEvent<'own' | 'other'>();
/** Carries suggested scores; only blank ones take them. */
export const suggestionsAccepted = createEvent<readonly SuggestedScore[]>();
export const pastingMarked = createEvent<boolean>();
/** Carries the id of the attempt to compare with; null ends the comparison. */
export const comparisonChosen = createEvent<string | null>();

export const submission = createResource({
  name: 'markedSubmission',
  query: createGetSubmissionQuery(),
  request: (id) => ({ id }),
});
/** The attempt that the shown one is compared with. */
export const compared = createResource({
  name: 'comparedSubmission',
  query: createGetSubmissionQuery(),
  request: (id) => ({ id }),
});
const saveMutation = createSaveMarkMutation();
const returnMutation = createReturnMarksMutation();
const takeBackMutation = createTakeBackMarkMutation();

/** Whether the pasted passages are marked in the text. */
export const $isPastingMarked = createStore(false, { name: 'pastingIsMarked' })
  .on(pastingMarked, (_, isMarked) => isMarked)
  .reset(submissionOpened);
export const $isSaving = saveMutation.$pending;
export const $isReturning = returnMutation.$pending;

export const received = submission.$data.updates.filterMap(nonNull);
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
  .on(conflictSettled, settleConflict);

const $chosenState = createStore<GivenMarkState | null>(null, { name: 'chosenMarkState' })
  .on(stateChosen, (_, state) => state)
  .reset(submissionOpened);
/** The state that a finished mark is saved in. */
export const $givenState = combine($chosenState, submission.$data, (chosen, data): GivenMarkState => {
  const state = data?.mark.state;
  return chosen ?? (state === 'in_review' || state === 'ready' ? state : 'marked');
});

sample({ clock: submissionOpened, target: submission.opened });
sample({ clock: comparisonChosen.filterMap(nonNull), target: compared.opened });
sample({
  clock: [comparisonChosen.filter({ fn: (id) => id === null }), submissionOpened],
  target: compared.reset,
});
sample({
  clock: sample({
    clock: saveRequested,
    source: { marking: $marking, isSaving: $isSaving },
    fn: ({ marking, isSaving }, state) =>
      marking.state === 'open' && !isSaving && marking.conflict === null
        ? { id: marking.id, markChange: changeOf(marking, state) }
        : undefined,
  }).filterMap(nonNull),
  target: saveMutation.start,
});
sample({
  clock: sample({
    clock: returnRequested,
    source: submission.$data,
    fn: (data, at) =>
      data ? { id: data.assignment.id, marksToReturn: { submission_ids: [data.id], at } } : undefined,
  }).filterMap(nonNull),
  target: returnMutation.start,
});
sample({
  clock: sample({ clock: takeBackRequested, source: submission.$data }).filterMap(nonNull),
  fn: ({ id }) => ({ id }),
  target: takeBackMutation.start,
});

// Another teacher has saved: the page shows both.
const conflicted = saveMutation.finished.failure.filter({ fn: (failure) => isHttpErrorCode(409)(failure) });
sample({ clock: [conflicted, changed, returnMutation.finished.finally], target: submission.refreshed });
sample({
  clock: [
    returnMutation.finished.success.map(({ params: { marksToReturn } }) =>
      marksToReturn.at === null ? 'Returned.' : 'It will be returned at that time.',
    ),
    takeBackMutation.finished.success.map(() => 'Taken back. The student no longer sees it.'),
  ],
  fn: (title) => ({ tone: 'ok' as const, title }),
  target: toastShown,
});
sample({
  clock: [saveMutation.finished.failure, returnMutation.finished.failure, takeBackMutation.finished.failure],
  target: failureShown,
});
