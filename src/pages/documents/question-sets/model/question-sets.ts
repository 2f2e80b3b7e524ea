import { createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { createListGenerationsQuery } from '@/shared/api/generations';
import { createPagedList } from '@/shared/lib/paged-list';

const SEARCH_DEBOUNCE = 300;
const PAGE_SIZE = 20;
const MAX_SEARCH_LENGTH = 100;

/** Carries the path of the form that changes the chosen questions. */
export const questionSetsOpened = createEvent<string>();
export const searchChanged = createEvent<string>();

/** The user's documents with questions, newest first. */
export const sets = createPagedList({
  name: 'questionSets',
  query: createListGenerationsQuery(),
  request: (search: string, cursor) => ({
    params: {
      block: 'questions' as const,
      ...(search.trim() && { q: search.trim().slice(0, MAX_SEARCH_LENGTH) }),
      limit: PAGE_SIZE,
      ...(cursor !== undefined && { cursor }),
    },
  }),
});

export const $form = createStore('', { name: 'questionSetForm' }).on(questionSetsOpened, (_, form) => form);
export const $search = createStore('', { name: 'questionSetSearch' })
  .on(searchChanged, (_, search) => search)
  .reset(questionSetsOpened);

sample({ clock: questionSetsOpened, fn: () => '', target: sets.opened });
sample({
  clock: debounce({ source: searchChanged, timeout: SEARCH_DEBOUNCE }),
  target: sets.narrowed,
});
