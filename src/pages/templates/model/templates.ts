import { combine, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { type Problem, problemOf } from '@/shared/api';
import { createListTemplatesQuery, type TemplateEntry } from '@/shared/api/templates';
import { type GroupFilter, search, shelve } from './shelves';

export type Catalogue =
  | { state: 'loading' }
  | { state: 'ready'; entries: readonly TemplateEntry[] }
  | { state: 'failed'; problem: Problem };

export const templatesOpened = createEvent();
export const retryRequested = createEvent();
export const searchChanged = createEvent<string>();
export const groupChosen = createEvent<GroupFilter>();

const templatesQuery = createListTemplatesQuery();

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
  .on(retryRequested, (catalogue) => (catalogue.state === 'failed' ? { state: 'loading' } : catalogue))
  .reset(sessionEnded);
$search.on(searchChanged, (_, text) => text).reset(templatesOpened);
$group.on(groupChosen, (_, group) => group).reset(templatesOpened);

sample({ clock: [templatesOpened, retryRequested], fn: () => undefined, target: templatesQuery.start });
