import { createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import { concurrency } from '@/shared/api';
import { createListGenerationsQuery, type GenerationSummary } from '@/shared/api/generations';
import { textIn } from '@/entities/template-form';
import { $form, draftRead, fieldChanged } from './form';

const DEBOUNCE = 250;
const OFFERED = 20;

/** The documents that can become a source: the newest ones, or those that a search found. */
export type StoredDocuments = {
  found: readonly GenerationSummary[];
  state: 'idle' | 'searching' | 'found' | 'failed';
};

export const documentsSearched = createEvent<string>();

const documentsQuery = createListGenerationsQuery();
concurrency(documentsQuery, { strategy: 'TAKE_LATEST' });

export const $storedDocuments = createStore<StoredDocuments>(
  { found: [], state: 'idle' },
  { name: 'storedDocuments' },
);

/** The user has chosen documents as the kind of source, or has opened a form with this choice. */
const firstNeeded = sample({
  clock: [draftRead.map(() => undefined), fieldChanged.map(() => undefined)],
  source: { form: $form, documents: $storedDocuments },
  filter: ({ form, documents: { state } }) =>
    state === 'idle' && form.state === 'open' && textIn(form.values, 'source_type') === 'document',
  fn: () => '',
});

$storedDocuments
  .on(merge([documentsSearched, firstNeeded]), ({ found }) => ({ found, state: 'searching' }))
  .on(documentsQuery.finished.success, (_, { result }) => ({ found: result.items, state: 'found' }))
  .on(documentsQuery.finished.failure, () => ({ found: [], state: 'failed' }));

sample({
  clock: [firstNeeded, debounce({ source: documentsSearched, timeout: DEBOUNCE })],
  fn: (q) => ({ params: { limit: OFFERED, ...(q.trim() && { q: q.trim().slice(0, 100) }) } }),
  target: documentsQuery.start,
});
