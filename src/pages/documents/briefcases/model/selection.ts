import { createEvent, createStore, sample } from 'effector';
import {
  createChangeBriefcaseEntriesMutation,
  createLinkBriefcaseEntriesMutation,
  createLinkBriefcaseFileQuery,
  createLinkBriefcaseFolderQuery,
} from '@/shared/api/briefcases';
import { createSignedDownload, downloadFx } from '@/shared/lib/files';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { $folderId, briefcaseOpened, contentChanged, list } from './place';

type Change = 'move' | 'copy' | 'trash';

const DONE: Record<Change, string> = { move: 'moved', copy: 'copied', trash: 'moved to the trash' };

export const entryToggled = createEvent<string>();
/** Selects all loaded entries, or none if all are selected. */
export const allToggled = createEvent();
export const selectionEnded = createEvent();
/** Moves, copies or deletes these entries. */
export const changeRequested = createEvent<{
  ids: readonly string[];
  change: Change;
  folderId: string | null;
}>();
const undoRequested = createEvent();

export const fileOpened = createSignedDownload(createLinkBriefcaseFileQuery());
export const archiveOpened = createSignedDownload(createLinkBriefcaseFolderQuery());

/** Downloads these entries as one archive. */
export const downloadRequested = createEvent<readonly string[]>();

const linkMutation = createLinkBriefcaseEntriesMutation();
const mutation = createChangeBriefcaseEntriesMutation();
const undoMutation = createChangeBriefcaseEntriesMutation();

export const $selected = createStore<ReadonlySet<string>>(new Set(), { name: 'selectedEntries' });
export const $isChanging = mutation.$pending;
/** As many as the address of an archive has room for. */
const MAX_DOWNLOADED = 100;
/** What Undo sends. */
const $undo = createStore<{ ids: string[]; change: 'move' | 'restore'; folder_id: string | null } | null>(
  null,
  { name: 'undoneEntries' },
);

const changeAccepted = sample({
  clock: changeRequested,
  source: { isChanging: $isChanging, from: $folderId },
  filter: ({ isChanging }, { ids }) => !isChanging && ids.length > 0,
  fn: ({ from }, { ids, change, folderId }) => ({ ids: [...ids], change, folderId, from }),
});
const allSelected = sample({
  clock: allToggled,
  source: { shown: list.$list, selected: $selected },
  fn: ({ shown, selected }) => {
    const ids = shown.state === 'ready' ? shown.items.map(({ id }) => id) : [];
    return selected.size < ids.length ? new Set(ids) : new Set<string>();
  },
});
const undoAccepted = sample({ clock: undoRequested, source: $undo, filter: Boolean });

$selected
  .on(entryToggled, (selected, id) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    return next;
  })
  .on(allSelected, (_, ids) => ids)
  .reset(selectionEnded, mutation.finished.success, briefcaseOpened);
$undo
  .on(changeAccepted, (_, { ids, change, from }) => {
    if (change === 'copy') return null;
    return { ids, change: change === 'trash' ? 'restore' : 'move', folder_id: from };
  })
  .reset(undoAccepted);

sample({
  clock: changeAccepted,
  fn: ({ ids, change, folderId }) => ({ briefcaseChange: { ids, change, folder_id: folderId } }),
  target: mutation.start,
});
sample({
  clock: undoAccepted,
  fn: (briefcaseChange) => ({ briefcaseChange }),
  target: undoMutation.start,
});
sample({
  clock: mutation.finished.success,
  source: $undo,
  fn: (undo, { params, result: { changed } }) => {
    const { change } = params.briefcaseChange;
    const done = change === 'restore' ? 'restored' : DONE[change];
    return {
      tone: changed === 0 ? ('info' as const) : ('ok' as const),
      title:
        changed === 0
          ? 'Nothing was changed.'
          : `${changed === 1 ? '1 entry' : `${changed} entries`} ${done}.`,
      ...(undo && changed > 0 && { action: { label: 'Undo', chosen: undoRequested } }),
    };
  },
  target: toastShown,
});
sample({
  clock: [mutation.finished.success, undoMutation.finished.success],
  fn: () => undefined,
  target: contentChanged,
});
sample({ clock: [mutation.finished.failure, undoMutation.finished.failure], target: failureShown });

sample({
  clock: downloadRequested,
  filter: (ids) => ids.length <= MAX_DOWNLOADED,
  fn: (ids) => ({ briefcaseSelection: { ids: [...ids] } }),
  target: linkMutation.start,
});
sample({
  clock: downloadRequested,
  filter: (ids) => ids.length > MAX_DOWNLOADED,
  fn: () => ({
    tone: 'info' as const,
    title: `Choose at most ${MAX_DOWNLOADED} entries, or download their folder.`,
  }),
  target: toastShown,
});
sample({ clock: linkMutation.finished.success, fn: ({ result }) => result.url, target: downloadFx });
sample({ clock: linkMutation.finished.failure, target: failureShown });
