import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { childrenOf, pathTo } from '@/entities/briefcase';
import { concurrency, type Problem, problemOf } from '@/shared/api';
import {
  type BriefcaseFolder,
  type BriefcaseOrder,
  createListBriefcaseEntriesQuery,
  createListBriefcaseFoldersQuery,
} from '@/shared/api/briefcases';
import { createGetStorageQuery, type Storage } from '@/shared/api/usage';
import { readClockFx } from '@/shared/lib/clock';
import { crumbsNamed } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { createPagedList } from '@/shared/lib/paged-list';

const DEBOUNCE = 250;
const PAGE = 50;

type Folders =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; items: readonly BriefcaseFolder[] };

type View = { folderId: string | null; words: string; sort: BriefcaseOrder };

/** Carries the id of the folder; null for what is in none. */
export const briefcaseOpened = createEvent<string | null>();
export const searchChanged = createEvent<string>();
export const sortChanged = createEvent<BriefcaseOrder>();
/** What is shown may have changed: folders, entries and storage are read again. */
export const contentChanged = createEvent();
export const foldersRetried = createEvent();

const foldersQuery = createListBriefcaseFoldersQuery();
const storageQuery = createGetStorageQuery();
concurrency(foldersQuery, { strategy: 'TAKE_LATEST' });

export const list = createPagedList({
  name: 'briefcaseEntries',
  query: createListBriefcaseEntriesQuery(),
  request: ({ folderId, words, sort }: View, cursor) => ({
    params: {
      sort,
      limit: PAGE,
      ...(folderId !== null && { folder_id: folderId }),
      ...(words.trim() !== '' && { q: words.trim() }),
      ...(cursor && { cursor }),
    },
  }),
});

export const $folderId = createStore<string | null>(null, { name: 'openFolder' }).on(
  briefcaseOpened,
  (_, id) => id,
);
export const $words = createStore('', { name: 'briefcaseSearch' })
  .on(searchChanged, (_, words) => words)
  .reset(briefcaseOpened);
export const $sort = createStore<BriefcaseOrder>('newest', { name: 'briefcaseOrder' }).on(
  sortChanged,
  (_, sort) => sort,
);
// loading -> ready | failed
export const $folders = createStore<Folders>({ state: 'loading' }, { name: 'briefcaseFolders' })
  .on(foldersQuery.finished.success, (_, { result }) => ({ state: 'ready', items: result.items }))
  .on(foldersQuery.finished.failure, (folders, { error }) =>
    folders.state === 'ready' ? folders : { state: 'failed', problem: problemOf(error) },
  )
  .on(foldersRetried, () => ({ state: 'loading' }));
/** Null until it is loaded. */
export const $storage = createStore<Storage | null>(null, { name: 'briefcaseStorage' }).on(
  storageQuery.finished.success,
  (_, { result }) => result,
);
export const $now = createStore<Date | null>(null, { name: 'briefcaseOpenedAt' }).on(
  readClockFx.doneData,
  (_, now) => now,
);
export const $allFolders = $folders.map((folders) => (folders.state === 'ready' ? folders.items : []));
/** The open folder; null outside one, or while it is not known. */
export const $folder = combine(
  $allFolders,
  $folderId,
  (folders, id) => folders.find((folder) => folder.id === id) ?? null,
);
/** The folders in the open one, or those in none. */
export const $shownFolders = combine($allFolders, $folderId, childrenOf);

const $view = combine({ folderId: $folderId, words: $words, sort: $sort });

sample({ clock: briefcaseOpened, target: [foldersQuery.start, storageQuery.start, readClockFx] });
sample({ clock: briefcaseOpened, source: $view, target: list.opened });
sample({
  clock: [sortChanged, debounce({ source: searchChanged, timeout: DEBOUNCE })],
  source: $view,
  target: list.narrowed,
});
sample({ clock: contentChanged, target: [foldersQuery.start, storageQuery.start, list.refreshed] });
sample({ clock: foldersRetried, target: foldersQuery.start });
// The breadcrumbs lead through the folders around the open one.
sample({
  clock: sample({
    clock: [briefcaseOpened, foldersQuery.finished.success],
    source: { folders: $allFolders, id: $folderId },
    fn: ({ folders, id }) => {
      const path = pathTo(folders, id);
      if (id === null || path.length === 0) return null;
      const above = path.slice(0, -1);
      return {
        id,
        crumbs: [
          ...above.map((folder) => ({ label: folder.name, href: `/teacher/briefcases/${folder.id}` })),
          { label: path.at(-1)?.name ?? '' },
        ],
      };
    },
  }).filterMap(nonNull),
  target: crumbsNamed,
});
