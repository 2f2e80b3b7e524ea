import { combine, createEvent, createStore, sample } from 'effector';
import { markingPath } from '@/entities/assignment';
import { type Assignment, createSaveAssignmentMutation } from '@/shared/api/assignments';
import { createListSubmissionsQuery, type StudentRow } from '@/shared/api/marking';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown } from '@/shared/lib/toasts';
import { $marking, received, submission } from './marking';
import { placeIn, withMark } from './queue-state';
import { supports } from './supports';

/** Reads the work of the other students again. */
export const listRefreshed = createEvent();
/** Goes to the work before or after this one. */
export const stepRequested = createEvent<-1 | 1>();
/** Says whether teachers see numbers instead of names until the work is returned. */
export const namesHidden = createEvent<boolean>();

const listQuery = createListSubmissionsQuery();
const hideMutation = createSaveAssignmentMutation();

/** The students of this assignment with their work. */
export const $rows = createStore<readonly StudentRow[]>([], { name: 'markingRows' })
  .on(listQuery.finished.success, (_, { result }) => result.items)
  .on(received, withMark);
/** The assignment of the work; null until it is loaded. */
export const $assignment = createStore<Assignment | null>(null, { name: 'markedAssignment' }).on(
  listQuery.finished.success,
  (_, { result }) => result.assignment,
);
/** The work in its order, and where the shown one is. */
export const $place = combine($rows, submission.$data, (rows, data) => placeIn(rows, data?.id ?? null));
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

sample({
  clock: sample({
    clock: stepRequested,
    source: { place: $place, marking: $marking },
    fn: ({ place, marking }, step) =>
      marking.state === 'open' && marking.isChanged ? undefined : place.ids[place.index + step],
  }).filterMap(nonNull),
  fn: (id) => ({ to: markingPath(id) }),
  target: navigateFx,
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
