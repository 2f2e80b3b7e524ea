import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  type BriefcaseEntry,
  briefcaseEntryListSchema,
  listBriefcaseEntriesFx,
} from '@/shared/api/briefcases';
import { nonNull } from '@/shared/lib/non-null';
import { type Chosen, placeFilesFx, type Placing } from './chosen-files';
import { briefcaseOpened } from './place';

const PAGE = 100;
/** Pages of a folder that are searched for a name. In a larger one the server tells the names apart. */
const MAX_PAGES = 20;

/** Files whose names are taken, by the entries that have them. */
export type SameNames = { placing: Placing; taken: ReadonlyMap<string, string> };

/** Carries files that were chosen for a folder. */
export const filesGiven = createEvent<Placing>();
export const newVersionsChosen = createEvent();
export const bothKept = createEvent();
export const sameNamesClosed = createEvent();

/** A folder that is chosen with its files is a new one, where no name is taken. */
const isLoose = ({ folders }: Chosen): boolean => folders.length === 0;

const findTakenFx = createEffect<Placing, ReadonlyMap<string, string>>({
  name: 'findTakenNames',
  handler: async ({ files, folderId }) => {
    const names = new Set(files.filter(isLoose).map(({ file }) => file.name));
    const taken = new Map<string, string>();
    let cursor: string | null = null;
    for (let page = 0; names.size > taken.size && page < MAX_PAGES; page += 1) {
      const answer: unknown = await listBriefcaseEntriesFx({
        params: {
          sort: 'name',
          limit: PAGE,
          ...(folderId !== null && { folder_id: folderId }),
          ...(cursor !== null && { cursor }),
        },
      });
      const { items, next_cursor: next } = briefcaseEntryListSchema.parse(answer);
      for (const { id, name } of items.filter(hasVersions)) if (names.has(name)) taken.set(name, id);
      if (next === null) break;
      cursor = next;
    }
    return taken;
  },
});
const hasVersions = ({ kind, can_edit: canEdit }: BriefcaseEntry): boolean => kind === 'file' && canEdit;

const found = findTakenFx.done.map(({ params, result }): SameNames => ({ placing: params, taken: result }));

// closed -> asking -> closed
export const $sameNames = createStore<SameNames | null>(null, {
  name: 'sameNames',
  serialize: 'ignore',
});
const asked = found.filter({ fn: ({ taken }) => taken.size > 0 });

/** The first of several files with one name becomes the version. */
function asVersions({ placing, taken }: SameNames): Placing {
  const left = new Map(taken);
  const files = placing.files.map((chosen) => {
    const { name } = chosen.file;
    const entryId = isLoose(chosen) ? left.get(name) : undefined;
    left.delete(name);
    return { ...chosen, entryId };
  });
  return { ...placing, files };
}

sample({ clock: filesGiven, target: findTakenFx });
const answered = [
  sample({ clock: newVersionsChosen, source: $sameNames }).filterMap(nonNull).map(asVersions),
  sample({ clock: bothKept, source: $sameNames })
    .filterMap(nonNull)
    .map(({ placing }) => placing),
] as const;
$sameNames.on(asked, (_, same) => same).reset(sameNamesClosed, briefcaseOpened, ...answered);
sample({
  clock: [
    ...answered,
    found.filter({ fn: ({ taken }) => taken.size === 0 }).map(({ placing }) => placing),
    // The server tells the names apart.
    findTakenFx.fail.map(({ params }) => params),
  ],
  target: placeFilesFx,
});
