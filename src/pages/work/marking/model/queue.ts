import { combine, createEvent, createStore, sample } from 'effector';
import { detailsPath, markingPath } from '@/entities/assignment';
import { type Assignment, createSaveAssignmentMutation } from '@/shared/api/assignments';
import { createListSubmissionsQuery, type StudentRow } from '@/shared/api/marking';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown } from '@/shared/lib/toasts';
import {
  $givenState,
  $saveProblem,
  draft,
  finished,
  received,
  submission,
  submissionOpened,
} from './marking';
import { keptSaved, markKept } from './kept-marks';
import { placeIn, withKept, withMark } from './queue-state';
import { supports } from './supports';

/** Reads the work of the other students again. */
export const listRefreshed = createEvent();
/** Goes to the work before or after this one. */
export const stepRequested = createEvent<-1 | 1>();
/** Goes to the next work that needs its teacher. */
export const nextRequested = createEvent();
/** Says whether teachers see numbers instead of names until the work is returned. */
export const namesHidden = createEvent<boolean>();

const listQuery = createListSubmissionsQuery();
const hideMutation = createSaveAssignmentMutation();

/** The students of this assignment with their work. */
export const $rows = createStore<readonly StudentRow[]>([], { name: 'markingRows' })
  .on(listQuery.finished.success, (_, { result }) => result.items)
  .on(received, withMark)
  .on(markKept, withKept);
/** The assignment of the work; null until it is loaded. */
export const $assignment = createStore<Assignment | null>(null, { name: 'markedAssignment' }).on(
  listQuery.finished.success,
  (_, { result }) => result.assignment,
);
/** The work in its order, and where the shown one is. */
export const $place = combine($rows, submission.$resource, (rows, shown) =>
  placeIn(rows, shown.state === 'closed' ? null : shown.id),
);
export const $isHiding = hideMutation.$pending;

sample({
  clock: sample({
    clock: received,
    source: $rows,
    fn: (rows, data) => (rows.some((row) => row.submission?.id === data.id) ? undefined : data.assignment.id),
  }).filterMap(nonNull),
  fn: (id) => ({ id }),
  target: listQuery.start,
});
sample({
  clock: sample({ clock: listRefreshed, source: submission.$data }).filterMap(nonNull),
  fn: ({ assignment: { id } }) => ({ id }),
  target: listQuery.start,
});

const stepped = sample({
  clock: [stepRequested.map((step) => ({ step })), nextRequested.map(() => ({ step: null }))],
  source: $place,
  fn: (place, { step }) => {
    const id = step === null ? place.next : place.ids[place.index + step];
    return id ? { to: markingPath(id), isFinish: false } : undefined;
  },
}).filterMap(nonNull);
const leftFinished = sample({
  clock: finished,
  source: { place: $place, data: submission.$data },
  fn: ({ place: { next }, data }) =>
    data && { to: next === null ? detailsPath(data.assignment.id) : markingPath(next), isFinish: true },
}).filterMap(nonNull);
/** Where the teacher goes once everything is saved; null while they stay. */
const $leaving = createStore<{ to: string; isFinish: boolean } | null>(null, { name: 'leavingMark' }).on(
  [stepped, leftFinished],
  (_, leaving) => leaving,
);
export const $isFinishing = $leaving.map((leaving) => leaving?.isFinish ?? false);
sample({ clock: stepped, fn: () => undefined, target: draft.saveRequested });
const left = sample({
  clock: [
    stepped.map(() => undefined),
    leftFinished.map(() => undefined),
    draft.$draft.updates.map(() => undefined),
    draft.$isSaving.updates.map(() => undefined),
  ],
  source: {
    leaving: $leaving,
    open: draft.$draft,
    state: $givenState,
    isSaving: draft.$isSaving,
    isFailing: draft.$isFailing,
    problem: $saveProblem,
  },
  fn: ({ leaving, open, state, isSaving, isFailing, problem }) => {
    if (leaving === null) return undefined;
    if (open.state !== 'open') return leaving.isFinish ? undefined : { ...leaving, kept: null };
    const isSaved = !open.isUnsaved && !isSaving;
    const kept = isSaved ? null : { id: open.id, revision: open.revision, content: open.content };
    // This browser has what can't be saved now.
    const isKept = isSaved || (isFailing && problem === null);
    if (leaving.isFinish) return isKept && open.content.state === state ? { ...leaving, kept } : undefined;
    return isKept || isFailing || open.conflict !== null ? { ...leaving, kept } : undefined;
  },
}).filterMap(nonNull);
// The server rejects this mark, so the teacher stays to change it.
const rejected = sample({ clock: draft.saveFailed, source: $saveProblem }).filterMap(nonNull);
$leaving.reset(left, submissionOpened, rejected);
sample({ clock: left.filterMap(({ kept }) => kept ?? undefined), target: markKept });
sample({ clock: left, fn: ({ to }) => ({ to }), target: navigateFx });
// Another teacher may have marked meanwhile.
sample({
  clock: [left.filter({ fn: ({ isFinish }) => isFinish }).map(() => undefined), keptSaved],
  target: listRefreshed,
});

sample({
  clock: sample({
    clock: namesHidden,
    source: $assignment,
    fn: (assignment, hide_names) => assignment && { assignment, hide_names },
  }).filterMap(nonNull),
  fn: ({ assignment: { id, revision, content }, hide_names }) => ({
    id,
    assignmentChange: { revision, content: { ...content, hide_names } },
  }),
  target: hideMutation.start,
});
// The answers carry other names now, and the supports are hidden with them.
sample({
  clock: hideMutation.finished.finally,
  target: [submission.refreshed, supports.refreshed, listRefreshed],
});
sample({ clock: hideMutation.finished.failure, target: failureShown });
