import { isHttpErrorCode } from '@farfetched/core';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import * as zod from 'zod/mini';
import { sessionEnded } from '@/entities/session';
import { createGetStudentAssignmentQuery, createSaveWorkDraftMutation } from '@/shared/api/submissions';
import { $online } from '@/shared/lib/network';
import { createResource } from '@/shared/lib/resource';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import {
  type Content,
  type Draft,
  openDraft,
  receiveOther,
  receiveSaved,
  settleConflict,
  type Stored,
  typeInto,
} from './draft-state';

/** Carries the id of the assignment. */
export const workOpened = createEvent<string>();
export const contentTyped = createEvent<Partial<Content>>();
export const ownVersionKept = createEvent();
export const otherVersionChosen = createEvent();
/** Saves at once, without waiting for a pause. */
export const saveRequested = createEvent();

/** How long the student has to pause before the draft is saved, in milliseconds. */
const $saveDelay = createStore(1000, { name: 'workSaveDelay', serialize: 'ignore' });
/** And before it is stored in this browser. */
const STORE_DELAY = 200;
const RETRY_DELAY = 5000;

export const assignment = createResource({
  name: 'work',
  query: createGetStudentAssignmentQuery(),
  request: (id) => ({ id }),
});
const saveMutation = createSaveWorkDraftMutation();

// The prefix of unfinished forms, which signing out removes.
const keyOf = (id: string): string => `form:work:${id}`;
const storedSchema = zod.object({ text: zod.string(), link: zod.string(), revision: zod.number() });
export const storeWorkFx = attach({
  name: 'storeWork',
  effect: storeFx,
  mapParams: ({ id, ...value }: Stored & { id: string }) => ({ name: keyOf(id), value }),
});
const readWorkFx = attach({ name: 'readWork', effect: readStoredFx, mapParams: keyOf });
const removeWorkFx = attach({ name: 'removeWork', effect: removeStoredFx, mapParams: keyOf });

// closed -> open
export const $draft = createStore<Draft>({ state: 'closed' }, { name: 'workDraft' });
export const $isSaving = saveMutation.$pending;
const $loaded = assignment.$data.map((data) => data);
const $unsaved = combine($draft, $isSaving, (draft, isSaving) =>
  draft.state === 'open' && draft.isUnsaved && draft.conflict === null && !isSaving ? draft : null,
);

sample({ clock: workOpened, target: assignment.opened });
sample({ clock: sessionEnded, target: assignment.reset });

// The first answer opens the draft with what this browser has; later ones only tell of other windows.
const arrived = sample({
  clock: $loaded.updates.filterMap((data) => data ?? undefined),
  source: $draft,
  fn: (draft, data) => ({ data, isOpen: draft.state === 'open' && draft.id === data.id }),
});
sample({
  clock: arrived.filter({ fn: ({ isOpen }) => !isOpen }),
  fn: ({ data }) => data.id,
  target: readWorkFx,
});
const opened = sample({
  clock: readWorkFx.finally,
  source: $loaded,
  fn: (data, read) => {
    if (data === null || data.id !== read.params) return undefined;
    const stored = read.status === 'done' ? storedSchema.safeParse(read.result).data : undefined;
    return openDraft(data, stored ?? null);
  },
}).filterMap((draft) => draft);

const typed = sample({ clock: contentTyped, source: $draft, filter: ({ state }) => state === 'open' });
const saved = saveMutation.finished.success.map(({ params, result }) => ({
  id: params.id,
  sent: params.workDraftChange,
  revision: result.revision,
  savedAt: result.saved_at,
}));

$draft
  .on(workOpened, (draft, id) => (draft.state === 'open' && draft.id === id ? draft : { state: 'closed' }))
  .on(opened, (_, draft) => draft)
  .on(contentTyped, typeInto)
  .on(saved, receiveSaved)
  .on(arrived, (draft, { data, isOpen }) =>
    isOpen ? receiveOther(draft, { id: data.id, other: data.draft }) : draft,
  )
  .on(ownVersionKept, (draft) => settleConflict(draft, 'own'))
  .on(otherVersionChosen, (draft) => settleConflict(draft, 'other'))
  .reset(sessionEnded);

const saveFailed = saveMutation.finished.failure;
const saveDue = sample({
  clock: [
    debounce(typed, $saveDelay),
    opened,
    saveRequested,
    ownVersionKept,
    // What was typed during the save.
    saved,
    debounce(saveFailed, RETRY_DELAY),
    $online.updates.filter({ fn: Boolean }),
  ].map((clock) => clock.map(() => undefined)),
  source: $unsaved,
}).filterMap((draft) => draft ?? undefined);
sample({
  clock: saveDue,
  fn: ({ id, revision, content }) => ({ id, workDraftChange: { revision, ...content } }),
  target: saveMutation.start,
});
// The answer shows whether another window has saved, or this one whose answer was lost.
sample({
  clock: saveFailed.filter({ fn: (failure) => isHttpErrorCode(409)(failure) }),
  fn: () => undefined,
  target: assignment.refreshed,
});

sample({
  clock: sample({
    clock: debounce(typed, STORE_DELAY).map(() => undefined),
    source: $draft,
    fn: (draft) =>
      draft.state === 'open' && draft.isUnsaved
        ? { id: draft.id, revision: draft.revision, ...draft.content }
        : undefined,
  }).filterMap((stored) => stored),
  target: storeWorkFx,
});
// The server has everything that this browser stored.
sample({
  clock: sample({
    clock: [saved.map(() => undefined), otherVersionChosen],
    source: $draft,
    fn: (draft) => (draft.state === 'open' && !draft.isUnsaved ? draft.id : undefined),
  }).filterMap((id) => id),
  target: removeWorkFx,
});

/** Whether the last save failed and its retry has not begun. */
export const $isFailing = createStore(false, { name: 'workSaveFails' })
  .on(saveFailed, () => true)
  .reset(saved, workOpened);
