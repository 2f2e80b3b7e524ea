import { sample } from 'effector';
import { problemOf } from '@/shared/api';
import {
  continueMutation,
  editMutation,
  favouriteMutation,
  getGenerationQuery,
  regenerateMutation,
  restoreVersionMutation,
  reviseMutation,
  startMutation,
  stopMutation,
  trashMutation,
  unfavouriteMutation,
  untrashMutation,
} from '../api/requests';
import {
  $document,
  changeAccepted,
  changeSucceeded,
  changeFailed,
  favouriteAccepted,
  favouriteFailed,
  generationFetched,
  fetchFailed,
  openAccepted,
  reloadRequested,
  startAccepted,
  startSucceeded,
  startFailed,
  stopAccepted,
  stopFailed,
  trashRequested,
  untrashRequested,
} from './generation';

sample({ clock: openAccepted, fn: (id) => ({ id }), target: getGenerationQuery.start });

const $openId = $document.map((document) => document && { id: document.generation.id });

sample({
  clock: [reloadRequested, trashMutation.finished.success],
  source: $openId,
  filter: Boolean,
  target: getGenerationQuery.start,
});

sample({
  clock: [
    getGenerationQuery.finished.success,
    stopMutation.finished.success,
    untrashMutation.finished.success,
  ],
  fn: ({ result }) => result,
  target: generationFetched,
});

sample({
  clock: getGenerationQuery.finished.failure,
  fn: ({ params, error }) => ({ id: params.id, problem: problemOf(error) }),
  target: fetchFailed,
});

sample({
  clock: startAccepted,
  fn: ({ request, key }) => ({ generationRequest: request, headers: { 'Idempotency-Key': key } }),
  target: startMutation.start,
});

sample({
  clock: startMutation.finished.success,
  fn: ({ params, result }) => ({ key: params.headers?.['Idempotency-Key'] ?? '', generation: result }),
  target: startSucceeded,
});

sample({
  clock: startMutation.finished.failure,
  fn: ({ params, error }) => ({ key: params.headers?.['Idempotency-Key'] ?? '', problem: problemOf(error) }),
  target: startFailed,
});

sample({ clock: stopAccepted, target: stopMutation.start });
sample({ clock: stopMutation.finished.failure, fn: ({ params }) => ({ id: params.id }), target: stopFailed });

sample({
  clock: changeAccepted,
  filter: ({ change }) => change.kind === 'continue',
  fn: ({ id }) => ({ id }),
  target: continueMutation.start,
});

sample({
  clock: changeAccepted.filterMap(({ id, version, change }) => {
    if (change.kind !== 'regenerate') return undefined;
    const { section, change: direction, item, instruction } = change;
    return {
      id,
      section,
      sectionRequest: {
        version,
        change: direction,
        ...(item && { item: [...item] }),
        ...(instruction && { instruction }),
      },
    };
  }),
  target: regenerateMutation.start,
});

sample({
  clock: changeAccepted.filterMap(({ id, version, change }) =>
    change.kind === 'revise'
      ? {
          id,
          revisionRequest: {
            version,
            change: change.change,
            ...(change.section && { section: change.section }),
          },
        }
      : undefined,
  ),
  target: reviseMutation.start,
});

sample({
  clock: changeAccepted.filterMap(({ id, version, change }) => {
    if (change.kind === 'save') return { id, generationEdit: { version, saved: true } };
    if (change.kind !== 'edit') return undefined;
    const content = 'title' in change ? { title: change.title } : { changes: [...change.changes] };
    return { id, generationEdit: { version, ...content } };
  }),
  target: editMutation.start,
});

sample({
  clock: changeAccepted.filterMap(({ id, change }) =>
    change.kind === 'restore'
      ? {
          id,
          version: change.version,
          ...(change.reason !== 'chosen' && { params: { only_next: true } }),
        }
      : undefined,
  ),
  target: restoreVersionMutation.start,
});

sample({
  clock: [
    continueMutation.finished.success,
    regenerateMutation.finished.success,
    editMutation.finished.success,
    restoreVersionMutation.finished.success,
    reviseMutation.finished.success,
  ],
  fn: ({ result }) => result,
  target: changeSucceeded,
});

sample({
  clock: [
    continueMutation.finished.failure,
    regenerateMutation.finished.failure,
    editMutation.finished.failure,
    restoreVersionMutation.finished.failure,
    reviseMutation.finished.failure,
  ],
  fn: ({ params, error }) => ({ id: params.id, problem: problemOf(error) }),
  target: changeFailed,
});

sample({
  clock: favouriteAccepted,
  filter: ({ favourite }) => favourite,
  fn: ({ id }) => ({ id }),
  target: favouriteMutation.start,
});

sample({
  clock: favouriteAccepted,
  filter: ({ favourite }) => !favourite,
  fn: ({ id }) => ({ id }),
  target: unfavouriteMutation.start,
});

sample({
  clock: favouriteMutation.finished.failure,
  fn: ({ params }) => ({ id: params.id, favourite: false }),
  target: favouriteFailed,
});

sample({
  clock: unfavouriteMutation.finished.failure,
  fn: ({ params }) => ({ id: params.id, favourite: true }),
  target: favouriteFailed,
});

sample({ clock: trashRequested, source: $openId, filter: Boolean, target: trashMutation.start });
sample({ clock: untrashRequested, source: $openId, filter: Boolean, target: untrashMutation.start });

/** The open document was moved to the trash, or restored from it. */
export const trashed = trashMutation.finished.success;
export const untrashed = untrashMutation.finished.success;
export const trashFailed = sample({
  clock: [trashMutation.finished.failure, untrashMutation.finished.failure],
  fn: ({ error }) => problemOf(error),
});
