import { combine, createEvent, createStore, sample } from 'effector';
import { type Problem, problemOf } from '@/shared/api';
import {
  createFavouriteTemplateMutation,
  createListTemplatesQuery,
  createUnfavouriteTemplateMutation,
  type TemplateEntry,
} from '@/shared/api/templates';
import { findTemplates, nearestTemplates } from '@/entities/template';
import { subscriptionNeeded } from '@/entities/subscription';
import { readClockFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown } from '@/shared/lib/toasts';
import { found, inSubject, type KindFilter, ofKind, shelve } from './shelves';

export type Catalogue =
  | { state: 'loading' }
  /** `notice`: what an installation without a model can't write. */
  | { state: 'ready'; entries: readonly TemplateEntry[]; notice?: string }
  | { state: 'failed'; problem: Problem };

export const templatesOpened = createEvent();
export const retryRequested = createEvent();
export const searchChanged = createEvent<string>();
export const kindChosen = createEvent<KindFilter>();
/** Carries the subject; null for all of them. */
export const subjectChosen = createEvent<string | null>();
export const filtersCleared = createEvent();
/** Opens the best match of the search. */
export const bestMatchChosen = createEvent();
export const favouriteChanged = createEvent<{ templateType: string; favourite: boolean }>();

const templatesQuery = createListTemplatesQuery();
const favouriteMutation = createFavouriteTemplateMutation();
const unfavouriteMutation = createUnfavouriteTemplateMutation();

/** As many as one row holds. */
const NEAREST = 3;

// loading -> ready | failed -> loading; a ready catalogue stays visible while it is refetched
export const $catalogue = createStore<Catalogue>({ state: 'loading' }, { name: 'catalogue' });
export const $search = createStore('', { name: 'templateSearch' });
export const $kind = createStore<KindFilter>('All', { name: 'templateKind' });
export const $subject = createStore<string | null>(null, { name: 'templateSubject' });
export const $openedAt = createStore<Date | null>(null, { name: 'templatesOpenedAt' });

const $entries = $catalogue.map((catalogue) => (catalogue.state === 'ready' ? catalogue.entries : []));
/** The templates that the search finds in the subject, of every kind. */
export const $found = combine($entries, $subject, $search, (entries, subject, text) =>
  findTemplates(inSubject(entries, subject), text),
);
export const $shelves = combine($found, $kind, $search, (entries, kind, text) =>
  text.trim() === '' ? shelve(entries, kind) : found(ofKind(entries, kind)),
);
/** Suggestions for a search without results. */
export const $nearest = combine($entries, $search, (entries, text) =>
  nearestTemplates(entries, text, NEAREST),
);

$catalogue
  .on(templatesQuery.finished.success, (_, { result: { items, notice } }) => ({
    state: 'ready',
    entries: items,
    ...(notice !== undefined && { notice }),
  }))
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
  .on(retryRequested, (catalogue) => (catalogue.state === 'failed' ? { state: 'loading' } : catalogue));
$search.on(searchChanged, (_, text) => text).reset(templatesOpened, filtersCleared);
$kind.on(kindChosen, (_, kind) => kind).reset(templatesOpened, filtersCleared);
$subject.on(subjectChosen, (_, subject) => subject).reset(templatesOpened, filtersCleared);
$openedAt.on(readClockFx.doneData, (_, now) => now);

sample({ clock: templatesOpened, target: [readClockFx, subscriptionNeeded] });
sample({
  clock: sample({
    clock: bestMatchChosen,
    source: { shelves: $shelves, text: $search },
    fn: ({ shelves, text }) => (text.trim() === '' ? undefined : shelves[0]?.entries[0]?.route),
  }).filterMap(nonNull),
  fn: (to) => ({ to }),
  target: navigateFx,
});

sample({ clock: [templatesOpened, retryRequested], target: templatesQuery.start });

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
  target: failureShown,
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
