import { createStore, sample } from 'effector';
import { delay } from 'patronum';
import { $document, contentChanged, generationFetched, runEnded } from '@/entities/generation';
import { concurrency } from '@/shared/api';
import { createListVersionsQuery, type Version } from '@/shared/api/generations';

const VERSIONS_LIMIT = 50;

const versionsQuery = createListVersionsQuery();
concurrency(versionsQuery, { strategy: 'TAKE_LATEST' });

/** The versions of the document that is open, newest first. */
export const $versions = createStore<{ id: string; items: readonly Version[] }>(
  { id: '', items: [] },
  { name: 'versions' },
);

$versions.on(versionsQuery.finished.success, (_, { params, result }) => ({
  id: params.id,
  items: result.items,
}));

// In a task of its own, because the end of a run has much to show.
const afterRun = delay({ source: runEnded, timeout: 0 });

sample({
  clock: [generationFetched, contentChanged, afterRun],
  source: $document,
  filter: Boolean,
  fn: ({ generation }) => ({ id: generation.id, params: { limit: VERSIONS_LIMIT } }),
  target: versionsQuery.start,
});
