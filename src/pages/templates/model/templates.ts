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
export const retryAsked = createEvent();
export const searchChanged = createEvent<string>();
export const groupChosen = createEvent<GroupFilter>();

const templatesQuery = createListTemplatesQuery();

// loading -> ready | failed -> loading; a catalogue that is there stays while it is asked for again
export const $catalogue = createStore<Catalogue>({ state: 'loading' }, { name: 'catalogue' });
export const $search = createStore('', { name: 'templateSearch' });
export const $group = createStore<GroupFilter>('All', { name: 'templateGroup' });

/** What the search leaves, before a shelf is chosen. */
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
  .on(retryAsked, (catalogue) => (catalogue.state === 'failed' ? { state: 'loading' } : catalogue))
  .reset(sessionEnded);
$search.on(searchChanged, (_, text) => text).reset(templatesOpened);
$group.on(groupChosen, (_, group) => group).reset(templatesOpened);

sample({ clock: [templatesOpened, retryAsked], fn: () => undefined, target: templatesQuery.start });
