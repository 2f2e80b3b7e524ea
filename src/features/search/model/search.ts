import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { $user } from '@/entities/session';
import { concurrency } from '@/shared/api';
import { createListGenerationsQuery, type GenerationSummary } from '@/shared/api/generations';
import { createSearchSchoolQuery, type SearchResult } from '@/shared/api/search';
import { createListTemplatesQuery, type TemplateEntry } from '@/shared/api/templates';
import { navigateFx } from '@/shared/lib/navigation';
import { $recent, recentNeeded, searchRemembered } from './recent-searches';
import { type Result, resultsOf, type SearchPlace } from './results';

/** Opens the search, with the pages that it can open. */
export const searchRequested = createEvent<readonly SearchPlace[]>();
export const searchClosed = createEvent();
export const queryChanged = createEvent<string>();
export const resultChosen = createEvent<Result>();
/** The user wants all documents with these words; the page of the search reads them, if it is open. */
export const documentSearchChosen = createEvent<string>();

const documentsQuery = createListGenerationsQuery();
const templatesQuery = createListTemplatesQuery();
const schoolQuery = createSearchSchoolQuery();
concurrency(documentsQuery, { strategy: 'TAKE_LATEST' });
concurrency(schoolQuery, { strategy: 'TAKE_LATEST' });

const DEBOUNCE = 200;
const MAX_DOCUMENTS = 6;
const MAX_LETTERS = 100;

// closed -> open -> closed
export const $isOpen = createStore(false, { name: 'isSearchOpen' });
export const $query = createStore('', { name: 'searchQuery' });
const $places = createStore<readonly SearchPlace[]>([], { name: 'searchPlaces' });
const $templates = createStore<readonly TemplateEntry[]>([], { name: 'foundTemplates' });
/** The documents with these words. */
const $found = createStore<{ words: string; documents: readonly GenerationSummary[] }>(
  { words: '', documents: [] },
  { name: 'foundDocuments' },
);
const $isFailed = createStore(false, { name: 'isSearchFailed' });
/** What the classes have with these words. */
const $school = createStore<{ words: string; results: readonly SearchResult[] }>(
  { words: '', results: [] },
  { name: 'foundInClasses' },
);
const $isSchoolFailed = createStore(false, { name: 'isSchoolSearchFailed' });
const $role = $user.map((user) => user?.role ?? 'student');

/** What the user can search. */
export const $hint = $role.map((role) =>
  role === 'teacher' ? 'Search classes, students and documents' : 'Search your work',
);
/** Whether documents or classes are still being searched for the current words. */
export const $isBusy = combine(
  {
    query: $query,
    found: $found,
    isFailed: $isFailed,
    school: $school,
    isSchoolFailed: $isSchoolFailed,
    role: $role,
  },
  ({ query, found, isFailed, school, isSchoolFailed, role }) => {
    const words = query.trim();
    if (words === '') return false;
    const areDocumentsPending = role === 'teacher' && found.words !== words && !isFailed;
    return areDocumentsPending || (school.words !== words && !isSchoolFailed);
  },
);
export const $results = combine(
  {
    query: $query,
    recent: $recent,
    templates: $templates,
    found: $found,
    school: $school,
    isFailed: $isFailed,
    isSchoolFailed: $isSchoolFailed,
    role: $role,
    places: $places,
  },
  ({ found, school, ...facts }) =>
    resultsOf({ ...facts, documents: found.documents, school: school.results }),
);

$isOpen.on(searchRequested, () => true).reset(searchClosed, resultChosen);
$query.on(queryChanged, (_, text) => text.slice(0, MAX_LETTERS)).reset(searchClosed);
$places.on(searchRequested, (_, places) => places);
$templates.on(templatesQuery.finished.success, (_, { result }) => result.items);
$found
  .on(documentsQuery.finished.success, (_, { params, result }) => ({
    words: params.params?.q ?? '',
    documents: result.items,
  }))
  .reset(searchClosed);
$isFailed
  .on(documentsQuery.finished.failure, () => true)
  .reset(queryChanged, searchClosed, documentsQuery.finished.success);
$school
  .on(schoolQuery.finished.success, (_, { params, result }) => ({
    words: params.params.q,
    results: result.items,
  }))
  .reset(searchClosed, schoolQuery.finished.failure);
$isSchoolFailed
  .on(schoolQuery.finished.failure, () => true)
  .reset(queryChanged, searchClosed, schoolQuery.finished.success);

sample({ clock: searchRequested, target: recentNeeded });
sample({
  clock: searchRequested,
  source: $role,
  filter: (role) => role === 'teacher',
  fn: () => undefined,
  target: templatesQuery.start,
});

const retried = resultChosen.filter({ fn: ({ kind }) => kind === 'retry' });
const searched = sample({
  clock: [debounce({ source: queryChanged, timeout: DEBOUNCE }), retried],
  source: { query: $query, isOpen: $isOpen, role: $role },
  filter: ({ query, isOpen }) => isOpen && query.trim() !== '',
  fn: ({ query, role }) => ({ words: query.trim(), role }),
});
sample({ clock: searched, fn: ({ words }) => ({ params: { q: words } }), target: schoolQuery.start });
// A student has neither templates nor documents.
sample({
  clock: searched,
  filter: ({ role }) => role === 'teacher',
  fn: ({ words }) => ({ params: { q: words, limit: MAX_DOCUMENTS } }),
  target: documentsQuery.start,
});

// A retry and a recent search change the results; everything else leads to a page.
const recentChosen = resultChosen.filter({ fn: ({ kind }) => kind === 'recent' });
$isOpen.on([retried, recentChosen], () => true);
sample({ clock: recentChosen, fn: ({ target }) => target, target: queryChanged });

const pageChosen = resultChosen.filter({
  fn: ({ kind }) => !['recent', 'retry', 'all'].includes(kind),
});
const allChosen = resultChosen.filter({ fn: ({ kind }) => kind === 'all' });
sample({ clock: [pageChosen, allChosen], source: $query, target: searchRemembered });
sample({ clock: allChosen, fn: ({ target }) => target, target: documentSearchChosen });
sample({ clock: pageChosen, fn: ({ target }) => ({ to: target }), target: navigateFx });
sample({
  clock: allChosen,
  fn: ({ target }) => ({ to: `/teacher/search?${new URLSearchParams({ q: target })}` }),
  target: navigateFx,
});
sample({ clock: [pageChosen, allChosen], target: searchClosed });
