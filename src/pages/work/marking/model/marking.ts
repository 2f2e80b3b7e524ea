import { detailsPath } from '@/entities/assignment';
import { classPath } from '@/entities/class';
import { combine, createEvent, createStore, type Event, sample } from 'effector';
import * as zod from 'zod/mini';
import { problemOf } from '@/shared/api';
import {
  createGetSubmissionQuery,
  createReturnMarksMutation,
  createSaveMarkMutation,
  createTakeBackMarkMutation,
  type GivenMarkState,
  givenMarkStateSchema,
} from '@/shared/api/marking';
import { fileNoteSchema, type GivenScore, givenScoreSchema, textNoteSchema } from '@/shared/api/submissions';
import type { SuggestedScore } from '@/shared/api/suggestions';
import { createAutosave } from '@/shared/lib/autosave';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { filesShown } from '@/widgets/file-previews';
import { commentsOpened } from '@/widgets/work-comments';
import {
  acceptSuggestions,
  blankParts,
  changeOf,
  contentOf,
  editMark,
  giveScore,
  type MarkContent,
  type MarkEdit,
  sentContent,
  settleEdit,
  typePoints,
} from './marking-state';

/** Carries the id of the submission in the address. */
export const submissionOpened = createEvent<string>();
export const scoreGiven = createEvent<GivenScore>();
export const pointsTyped = createEvent<{ questionId: string; points: number | null }>();
export const markEdited = createEvent<MarkEdit>();
/** Chooses the state that the mark is finished in. */
export const stateChosen = createEvent<GivenMarkState>();
/** Finishes the mark; until then it is an unfinished one, saved as the teacher marks. */
export const saveRequested = createEvent();
/** Carries the moment of the return; null for now. */
export const returnRequested = createEvent<string | null>();
export const takeBackRequested = createEvent();
/** Carries suggested scores; only blank ones take them. */
export const suggestionsAccepted = createEvent<readonly SuggestedScore[]>();
export const pastingMarked = createEvent<boolean>();
/** Carries the id of the attempt to compare with; null ends the comparison. */
export const comparisonChosen = createEvent<string | null>();

const submissionQuery = createGetSubmissionQuery();
export const submission = createResource({
  name: 'markedSubmission',
  query: submissionQuery,
  request: (id) => ({ id }),
  crumbs: ({ assignment, student }) => [
    { label: assignment.class.title, href: classPath(assignment.class.id) },
    { label: assignment.title, href: detailsPath(assignment.id) },
    { label: student.name },
  ],
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

const storedSchema = zod.object({
  revision: zod.number(),
  content: zod.object({
    state: givenMarkStateSchema,
    scores: zod.array(givenScoreSchema),
    points: zod.nullable(zod.number()),
    comment: zod.string(),
    notes: zod.array(textNoteSchema),
    file_notes: zod._default(zod.array(fileNoteSchema), []),
  }),
});
export const draft = createAutosave<MarkContent>({
  name: 'mark',
  readStored: (stored) => storedSchema.safeParse(stored).data,
});

export const markSaved = saveMutation.finished.success.map(() => undefined);
/** Whether the pasted passages are marked in the text. */
export const $isPastingMarked = createStore(false, { name: 'pastingIsMarked' })
  .on(pastingMarked, (_, isMarked) => isMarked)
  .reset(submissionOpened);
export const $isReturning = returnMutation.$pending;

export const received = submission.$data.updates.filterMap(nonNull);
/** What is given so far; null until the work is loaded. */
export const $content = draft.$draft.map((open) => (open.state === 'open' ? open.content : null));
/** The shown work with what is given. */
export const $work = combine(draft.$draft, submission.$data, (open, data) =>
  open.state === 'open' && data?.id === open.id ? { content: open.content, data } : null,
);
/** Why the last save failed, in the server's words; null if it may succeed by itself. */
export const $saveProblem = createStore<string | null>(null, { name: 'markSaveProblem' })
  .on(draft.saveFailed, (_, { error }) => {
    const { status, message, fields } = problemOf(error);
    const isOwn = status === 404 || status === 409 || status === 422;
    return isOwn ? (Object.values(fields).flat()[0] ?? message) : null;
  })
  .reset(draft.saved, draft.closed);

const $chosenState = createStore<GivenMarkState | null>(null, { name: 'chosenMarkState' })
  .on(stateChosen, (_, state) => state)
  .reset(submissionOpened);
/** The state that a finished mark has or will have. */
export const $givenState = combine(
  $chosenState,
  $content,
  (chosen, content): GivenMarkState =>
    content !== null && content.state !== 'in_marking' ? content.state : (chosen ?? 'marked'),
);

sample({
  clock: submissionOpened,
  source: draft.$draft,
  filter: (open, id) => open.state === 'open' && open.id !== id,
  target: draft.closed,
});
sample({ clock: submissionOpened, target: submission.opened });
// Once for each work, not after each save of its mark.
const $commented = submission.$data.map((data) => data?.id ?? null);
sample({
  clock: sample({
    clock: [submissionOpened, $commented.updates],
    source: submission.$data,
    fn: (data) => data && { assignmentId: data.assignment.id, studentId: data.student.id },
  }).filterMap(nonNull),
  target: commentsOpened,
});
sample({ clock: received, fn: ({ files }) => files.map(({ id }) => id), target: filesShown });
sample({ clock: comparisonChosen.filterMap(nonNull), target: compared.opened });
sample({
  clock: [comparisonChosen.filter({ fn: (id) => id === null }), submissionOpened],
  target: compared.reset,
});

/** A change of the content by an event. */
const editBy = <Payload>(
  clock: Event<Payload>,
  edit: (content: MarkContent, payload: Payload) => MarkContent,
) =>
  sample({
    clock,
    source: submission.$data,
    fn: (data, payload) => (content: MarkContent) =>
      data ? settleEdit(content, edit(content, payload), data) : content,
  });
sample({
  clock: [
    editBy(scoreGiven, giveScore),
    editBy(suggestionsAccepted, acceptSuggestions),
    editBy(pointsTyped, typePoints),
    editBy(markEdited, editMark),
    editBy(stateChosen, (content, state) =>
      content.state === 'in_marking' ? content : { ...content, state },
    ),
  ],
  target: draft.changed,
});
// What is not typed needs no pause.
sample({
  clock: [scoreGiven, suggestionsAccepted, stateChosen].map((clock) => clock.map(() => undefined)),
  target: draft.saveRequested,
});

/** The teacher finishes the mark of the shown work. */
export const finished = sample({
  clock: saveRequested,
  source: { work: $work, draft: draft.$draft, state: $givenState },
  fn: ({ work, draft: open, state }) => {
    const isFree = open.state === 'open' && open.conflict === null;
    const isComplete = work !== null && blankParts(work.content, work.data).length === 0;
    return isFree && isComplete && work.data.mark.returned_at === null ? state : undefined;
  },
}).filterMap(nonNull);
sample({
  clock: finished,
  fn: (state) => (content: MarkContent) => (content.state === state ? content : { ...content, state }),
  target: draft.changed,
});
sample({ clock: finished.map(() => undefined), target: draft.saveRequested });

sample({
  clock: [
    submissionQuery.finished.success.map(({ result }) => result),
    // With another revision, and hidden from the student again.
    sample({
      clock: takeBackMutation.finished.success,
      source: submission.$data,
      fn: (data, { params: { id }, result: mark }) => (data?.id === id ? { ...data, mark } : undefined),
    }).filterMap(nonNull),
  ],
  fn: (data) => ({
    id: data.id,
    content: contentOf(data),
    revision: data.mark.revision,
    savedAt: null,
  }),
  target: draft.arrived,
});
sample({
  clock: draft.saveDue,
  fn: ({ id, revision, content }) => ({ id, markChange: changeOf(content, revision) }),
  target: saveMutation.start,
});
sample({
  clock: saveMutation.finished.success,
  fn: ({ params: { id, markChange }, result: { revision } }) => ({
    id,
    content: sentContent(markChange),
    revision,
    savedAt: null,
  }),
  target: draft.saved,
});
sample({ clock: saveMutation.finished.failure, fn: ({ error }) => ({ error }), target: draft.saveFailed });
sample({
  clock: sample({
    clock: [saveMutation.finished.success, takeBackMutation.finished.success],
    source: submission.$data,
    fn: (data, { params: { id }, result: mark }) =>
      data?.id === id ? { id, data: { ...data, mark } } : undefined,
  }).filterMap(nonNull),
  target: submission.changed,
});
// The answer shows whether another teacher has saved, or this one whose answer was lost.
sample({ clock: draft.outdated, target: submission.refreshed });

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
sample({ clock: returnMutation.finished.finally, target: submission.refreshed });
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
  clock: [returnMutation.finished.failure, takeBackMutation.finished.failure],
  target: failureShown,
});
