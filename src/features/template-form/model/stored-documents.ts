import { createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import { concurrency } from '@/shared/api';
import { type BriefcaseEntry, createListBriefcaseEntriesQuery } from '@/shared/api/briefcases';
import { createListGenerationsQuery, type GenerationSummary } from '@/shared/api/generations';
import { textIn } from '@/entities/template-form';
import { $form, draftRead, fieldChanged } from './form';

const DEBOUNCE = 250;
const OFFERED = 20;

/** The documents and files that can become a source: the newest ones, or those that a search found. */
export type StoredDocuments = {
  found: readonly GenerationSummary[];
  /** Of the user's briefcase. */
  files: readonly BriefcaseEntry[];
  state: 'idle' | 'searching' | 'found' | 'failed';
};

export const documentsSearched = createEvent<string>();

const documentsQuery = createListGenerationsQuery();
const filesQuery = createListBriefcaseEntriesQuery();
concurrency(documentsQuery, { strategy: 'TAKE_LATEST' });
concurrency(filesQuery, { strategy: 'TAKE_LATEST' });

export const $storedDocuments = createStore<StoredDocuments>(
  { found: [], files: [], state: 'idle' },
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
  .on(merge([documentsSearched, firstNeeded]), (documents) => ({ ...documents, state: 'searching' }))
  .on(documentsQuery.finished.success, ({ files }, { result }) => ({
    found: result.items,
    files,
    state: 'found',
  }))
  // Without them, the documents can still be chosen.
  .on(filesQuery.finished.success, (documents, { result }) => ({
    ...documents,
    files: result.items.filter(({ kind }) => kind === 'file'),
  }))
  .on(documentsQuery.finished.failure, () => ({ found: [], files: [], state: 'failed' }));

sample({
  clock: [firstNeeded, debounce({ source: documentsSearched, timeout: DEBOUNCE })],
  fn: (q) => ({ params: { limit: OFFERED, ...(q.trim() && { q: q.trim().slice(0, 100) }) } }),
  target: [documentsQuery.start, filesQuery.start],
});
