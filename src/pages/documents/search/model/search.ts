import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { documentSearchChosen } from '@/features/search';
import { createListTemplatesQuery, type TemplateEntry } from '@/shared/api/templates';
import { readClockFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { createGenerationList, type ListFilter } from '@/widgets/generation-list';
import { addressOf, noSearch, type Search, searchIn, sinceOf } from './address';

/** Carries the query of the address. */
export const searchOpened = createEvent<string>();
export const filterChanged = createEvent<Partial<Omit<Search, 'words'>>>();
export const filtersCleared = createEvent();

export const list = createGenerationList();

const templatesQuery = createListTemplatesQuery();

const ADDRESS_DEBOUNCE = 300;

/** The filters; the words are those of the list. */
export const $filters = createStore<Omit<Search, 'words'>>(noSearch, { name: 'searchFilters' });
export const $templates = createStore<readonly TemplateEntry[]>([], { name: 'searchTemplates' });
export const $isFiltered = $filters.map(
  ({ template, age, isFavourite }) => template !== null || age !== 'any' || isFavourite,
);

/** The page shows this search from now on. */
export const opened = createEvent<Search>();

// A search of the palette, while this page is open, changes it as its address does.
sample({ clock: searchOpened, fn: searchIn, target: opened });
sample({ clock: documentSearchChosen, fn: (words) => ({ ...noSearch, words }), target: opened });

$filters
  .on(opened, (_, { words: _words, ...filters }) => filters)
  .on(filterChanged, (filters, changed) => ({ ...filters, ...changed }))
  .on(filtersCleared, ({ order }) => ({ ...noSearch, order }));
$templates.on(templatesQuery.finished.success, (_, { result }) => result.items);

sample({ clock: searchOpened, target: templatesQuery.start });

// The clock decides what "last week" means.
const readForOpening = createEvent<{ search: Search; now: Date }>();
const $asked = createStore<Search | null>(null, { name: 'openedSearch' }).on(opened, (_, search) => search);
sample({ clock: opened, target: readClockFx });
sample({
  clock: readClockFx.doneData,
  source: $asked,
  filter: Boolean,
  fn: (search, now) => ({ search, now }),
  target: readForOpening,
});
$asked.reset(readForOpening);
sample({
  clock: readForOpening,
  fn: ({ search, now }) => ({ ...filterOf(search, now), q: search.words }),
  target: list.opened,
});
sample({
  clock: sample({
    clock: [filterChanged, filtersCleared],
    source: { filters: $filters, now: list.$openedAt },
    fn: ({ filters, now }) => (now ? filterOf(filters, now) : null),
  }).filterMap(nonNull),
  target: list.filterChanged,
});

const $address = combine($filters, list.$search, (filters, words) => addressOf({ ...filters, words }));
sample({
  clock: debounce({
    source: sample({ clock: [filterChanged, filtersCleared, list.searchChanged] }),
    timeout: ADDRESS_DEBOUNCE,
  }),
  source: $address,
  fn: (to) => ({ to, replace: true }),
  target: navigateFx,
});

const filterOf = ({ template, age, order, isFavourite }: Omit<Search, 'words'>, now: Date): ListFilter => {
  const since = sinceOf(age, now);
  return {
    ...(template !== null && { template_type: template }),
    ...(since !== undefined && { since }),
    ...(isFavourite && { favourite: true }),
    ...(order !== 'best' && { sort: order }),
  };
};
