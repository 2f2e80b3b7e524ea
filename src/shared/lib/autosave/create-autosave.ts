import { isHttpErrorCode } from '@farfetched/core';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { windowHidden } from '../navigation';
import { $online } from '../network';
import { nonNull } from '../non-null';
import { readStoredFx, removeStoredFx, storeFx } from '../storage';
import {
  type Autosaved,
  changeContent,
  isSame,
  openAutosaved,
  receiveOther,
  receiveSaved,
  type Saved,
  settleConflict,
  type Stored,
} from './autosave-state';

/** How long the user has to pause before the content is saved, in milliseconds. */
const SAVE_DELAY = 1000;
/** And before it is stored in this browser. */
const STORE_DELAY = 200;
const RETRY_DELAY = 5000;

/** What the server rejects is not sent again by itself: it would be rejected again, until somebody changes something. */
const mayPass = (failure: { error: unknown }): boolean => !isHttpErrorCode([404, 409, 422])(failure);

type Options<Content> = {
  name: string;
  /** Reads what this browser stored; undefined if it is none. */
  readStored: (stored: unknown) => Stored<Content> | undefined;
};

/**
 * Saves what the user types as they type, and recovers it after a crash. Connect `saveDue` to the request that saves,
 * its outcome to `saved` and `saveFailed`, and every answer with the server's version to `arrived`.
 */
export function createAutosave<Content>({ name, readStored }: Options<Content>) {
  const arrived = createEvent<Saved<Content> & { id: string }>();
  const changed = createEvent<(content: Content) => Content>();
  const saved = createEvent<Saved<Content> & { id: string }>();
  const saveFailed = createEvent<{ error: unknown }>();
  /** Saves at once, without waiting for a pause, and stores in this browser what waits for an earlier save. */
  const saveRequested = createEvent();
  const ownVersionKept = createEvent();
  const otherVersionChosen = createEvent();
  const closed = createEvent();

  // The prefix of unfinished forms, which signing out removes.
  const keyOf = (id: string): string => `form:${name}:${id}`;
  const storeContentFx = attach({
    name: `${name}Store`,
    effect: storeFx,
    mapParams: ({ id, ...value }: Stored<Content> & { id: string }) => ({ name: keyOf(id), value }),
  });
  const readFx = attach({ name: `${name}Read`, effect: readStoredFx, mapParams: keyOf });
  const readClosedFx = attach({
    name: `${name}ReadClosed`,
    effect: readStoredFx,
    mapParams: ({ id }: { id: string; content: Content }) => keyOf(id),
  });
  const removeFx = attach({ name: `${name}Remove`, effect: removeStoredFx, mapParams: keyOf });

  // closed -> open
  const $draft = createStore<Autosaved<Content>>({ state: 'closed' }, { name });
  const $latest = createStore<(Saved<Content> & { id: string }) | null>(null, { name: `${name}Latest` })
    .on(arrived, (_, latest) => latest)
    .reset(closed);
  const $isSaving = createStore(false, { name: `${name}IsSaving` });
  const $unsaved = combine($draft, $isSaving, (draft, isSaving) =>
    draft.state === 'open' && draft.isUnsaved && draft.conflict === null && !isSaving ? draft : null,
  );

  // The first answer opens the draft with what this browser has; later ones only tell of other windows.
  const placed = sample({
    clock: arrived,
    source: $draft,
    fn: (draft, latest) => ({ latest, isOpen: draft.state === 'open' && draft.id === latest.id }),
  });
  sample({
    clock: placed.filter({ fn: ({ isOpen }) => !isOpen }),
    fn: ({ latest }) => latest.id,
    target: readFx,
  });
  const opened = sample({
    clock: readFx.finally,
    source: $latest,
    fn: (latest, read) => {
      if (latest === null || latest.id !== read.params) return undefined;
      const stored = read.status === 'done' ? readStored(read.result) : undefined;
      return openAutosaved(latest.id, latest, stored ?? null);
    },
  }).filterMap(nonNull);

  $draft
    .on(opened, (_, draft) => draft)
    .on(changed, changeContent)
    .on(saved, receiveSaved)
    .on(placed, (draft, { latest, isOpen }) => (isOpen ? receiveOther(draft, latest) : draft))
    .on(ownVersionKept, (draft) => settleConflict(draft, 'own'))
    .on(otherVersionChosen, (draft) => settleConflict(draft, 'other'))
    .reset(closed);

  const typed = sample({ clock: changed, source: $draft, filter: ({ state }) => state === 'open' });
  const savedWhileOpen = sample({
    clock: saved,
    source: $draft,
    filter: (draft, { id }) => draft.state === 'open' && draft.id === id,
  });
  const saveDue = sample({
    clock: [
      debounce(typed, SAVE_DELAY),
      opened,
      saveRequested,
      ownVersionKept,
      // What was typed during the save.
      savedWhileOpen,
      debounce(saveFailed.filter({ fn: mayPass }), RETRY_DELAY),
      $online.updates.filter({ fn: Boolean }),
    ].map((clock) => clock.map(() => undefined)),
    source: $unsaved,
  }).filterMap((draft) =>
    draft ? { id: draft.id, revision: draft.revision, content: draft.content } : undefined,
  );
  $isSaving.on(saveDue, () => true).reset(savedWhileOpen, saveFailed, closed);

  sample({
    clock: sample({
      clock: [debounce(typed, STORE_DELAY).map(() => undefined), saveRequested, windowHidden],
      source: $draft,
      fn: (draft) =>
        draft.state === 'open' && draft.isUnsaved
          ? { id: draft.id, revision: draft.revision, content: draft.content }
          : undefined,
    }).filterMap(nonNull),
    target: storeContentFx,
  });
  // The server has everything that this browser stored.
  sample({
    clock: sample({
      clock: [saved.map(() => undefined), otherVersionChosen],
      source: $draft,
      fn: (draft) => (draft.state === 'open' && !draft.isUnsaved ? draft.id : undefined),
    }).filterMap(nonNull),
    target: removeFx,
  });

  // Content that was closed during its save: this browser keeps only what was typed since.
  const savedAfterwards = sample({
    clock: saved,
    source: $draft,
    filter: (draft, { id }) => draft.state === 'closed' || draft.id !== id,
    fn: (_, { id, content }) => ({ id, content }),
  });
  sample({ clock: savedAfterwards, target: readClosedFx });
  sample({
    clock: sample({
      clock: readClosedFx.done,
      fn: ({ params: { id, content }, result }) =>
        isSame(readStored(result)?.content, content) ? id : undefined,
    }).filterMap(nonNull),
    target: removeFx,
  });

  /** The server has another revision, which has to be read. */
  const outdated = saveFailed.filter({ fn: (failure) => isHttpErrorCode(409)(failure) }).map(() => undefined);
  /** Whether the last save failed and its retry has not begun. */
  const $isFailing = createStore(false, { name: `${name}IsFailing` })
    .on(saveFailed, () => true)
    .reset(saved, closed);

  return {
    arrived,
    changed,
    saved,
    saveFailed,
    saveRequested,
    ownVersionKept,
    otherVersionChosen,
    closed,
    saveDue,
    outdated,
    storeContentFx,
    $draft,
    $isSaving,
    $isFailing,
  };
}
