import { createEvent, createStore, sample } from 'effector';
import {
  type BriefcaseChange,
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
/** Carries what takes one change back, as JSON. */
const undoRequested = createEvent<string>();

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
/** The folder in which the entries of the pending change are. */
const $from = createStore<string | null>(null, { name: 'changedFolder' });

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

$selected
  .on(entryToggled, (selected, id) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    return next;
  })
  .on(allSelected, (_, ids) => ids)
  .reset(selectionEnded, mutation.finished.success, briefcaseOpened);
$from.on(changeAccepted, (_, { from }) => from);

sample({
  clock: changeAccepted,
  fn: ({ ids, change, folderId }) => ({ briefcaseChange: { ids, change, folder_id: folderId } }),
  target: mutation.start,
});
sample({
  clock: undoRequested,
  fn: (given): { briefcaseChange: BriefcaseChange } => ({ briefcaseChange: JSON.parse(given) }),
  target: undoMutation.start,
});
sample({
  clock: mutation.finished.success,
  source: $from,
  fn: (from, { params, result: { changed } }) => {
    const { ids, change } = params.briefcaseChange;
    const undo: BriefcaseChange = {
      ids,
      change: change === 'trash' ? 'restore' : 'move',
      folder_id: from,
    };
    const done = change === 'restore' ? 'restored' : DONE[change];
    return {
      tone: changed === 0 ? ('info' as const) : ('ok' as const),
      title:
        changed === 0
          ? 'Nothing was changed.'
          : `${changed === 1 ? '1 entry' : `${changed} entries`} ${done}.`,
      ...(change !== 'copy' &&
        changed > 0 && { undo: { chosen: undoRequested, given: JSON.stringify(undo) } }),
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
