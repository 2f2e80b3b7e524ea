import { combine, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { type Problem, problemOf } from '@/shared/api';
import {
  createFavouriteTemplateMutation,
  createListTemplatesQuery,
  createUnfavouriteTemplateMutation,
  type TemplateEntry,
} from '@/shared/api/templates';
import { toastShown } from '@/shared/lib/toasts';
import { favouritesIn, type GroupFilter, search, shelve } from './shelves';

export type Catalogue =
  | { state: 'loading' }
  | { state: 'ready'; entries: readonly TemplateEntry[] }
  | { state: 'failed'; problem: Problem };

export const templatesOpened = createEvent();
export const retryRequested = createEvent();
export const searchChanged = createEvent<string>();
export const groupChosen = createEvent<GroupFilter>();
export const favouriteChanged = createEvent<{ templateType: string; favourite: boolean }>();

const templatesQuery = createListTemplatesQuery();
const favouriteMutation = createFavouriteTemplateMutation();
const unfavouriteMutation = createUnfavouriteTemplateMutation();

// loading -> ready | failed -> loading; a ready catalogue stays visible while it is refetched
export const $catalogue = createStore<Catalogue>({ state: 'loading' }, { name: 'catalogue' });
export const $search = createStore('', { name: 'templateSearch' });
export const $group = createStore<GroupFilter>('All', { name: 'templateGroup' });

/** The search results on every shelf. */
export const $found = combine($catalogue, $search, (catalogue, text) =>
  catalogue.state === 'ready' ? search(catalogue.entries, text) : [],
);
export const $shelves = combine($found, $group, (found, group) =>
  shelve(found).filter((shelf) => group === 'All' || shelf.group === group),
);

$catalogue
  .on(templatesQuery.finished.success, (_, { result }) => ({ state: 'ready', entries: result.items }))
  .on(templatesQuery.finished.failure, (catalogue, { error }) =>
    catalogue.state === 'ready' ? catalogue : { state: 'failed', problem: problemOf(error) },
  )
  .on(favouriteChanged, star)
  .on(favouriteMutation.finished.failure, (catalogue, { params }) =>
    star(catalogue, { ...params, favourite: false }),
  )
  .on(unfavouriteMutation.finished.failure, (catalogue, { params }) =>
    star(catalogue, { ...params, favourite: true }),
  )
  .on(retryRequested, (catalogue) => (catalogue.state === 'failed' ? { state: 'loading' } : catalogue))
  .reset(sessionEnded);
/** The starred templates among the results; on the shelf above all groups. */
export const $favourites = combine($found, $group, (found, group) =>
  group === 'All' ? favouritesIn(found) : [],
);

$search.on(searchChanged, (_, text) => text).reset(templatesOpened);
$group.on(groupChosen, (_, group) => group).reset(templatesOpened);

sample({ clock: [templatesOpened, retryRequested], fn: () => undefined, target: templatesQuery.start });

const requestOf = ({ templateType }: { templateType: string }) => ({ templateType });
sample({
  clock: favouriteChanged,
  filter: ({ favourite }) => favourite,
  fn: requestOf,
  target: favouriteMutation.start,
});
sample({
  clock: favouriteChanged,
  filter: ({ favourite }) => !favourite,
  fn: requestOf,
  target: unfavouriteMutation.start,
});
sample({
  clock: [favouriteMutation.finished.failure, unfavouriteMutation.finished.failure],
  fn: ({ error }) => ({ tone: 'bad' as const, title: problemOf(error).message }),
  target: toastShown,
});

function star(
  catalogue: Catalogue,
  { templateType, favourite }: { templateType: string; favourite: boolean },
): Catalogue {
  if (catalogue.state !== 'ready') return catalogue;
  const entries = catalogue.entries.map((entry) =>
    entry.templateType === templateType ? { ...entry, favourite } : entry,
  );
  return { ...catalogue, entries };
}
