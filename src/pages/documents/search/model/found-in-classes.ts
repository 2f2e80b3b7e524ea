import { createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import { concurrency } from '@/shared/api';
import { createSearchSchoolQuery, type SearchResult } from '@/shared/api/search';
import { list, opened } from './search';

/** What the classes of the user have with the words of the search. */
export type FoundInClasses =
  | { state: 'none' }
  | { state: 'ready'; results: readonly SearchResult[] }
  | { state: 'failed' };

export const retryRequested = createEvent();

const query = createSearchSchoolQuery();
concurrency(query, { strategy: 'TAKE_LATEST' });

const DEBOUNCE = 300;

const wordsChanged = merge([opened.map(({ words }) => words), list.searchChanged]);
const emptied = wordsChanged.filter({ fn: (words) => words.trim() === '' });

// none -> ready | failed; what was found stays while the next words are searched
export const $foundInClasses = createStore<FoundInClasses>({ state: 'none' }, { name: 'foundInClasses' })
  .on(query.finished.success, (_, { result }) => ({ state: 'ready', results: result.items }))
  .on(query.finished.failure, () => ({ state: 'failed' }))
  .reset(emptied);

// The list gets the words of the address later.
const $words = createStore('', { name: 'wordsInClasses' }).on(wordsChanged, (_, words) => words.trim());

sample({
  clock: [
    opened.map(() => undefined),
    debounce({ source: list.searchChanged, timeout: DEBOUNCE }).map(() => undefined),
    retryRequested,
  ],
  source: $words,
  filter: (words) => words !== '',
  fn: (words) => ({ params: { q: words.slice(0, 100) } }),
  target: query.start,
});
