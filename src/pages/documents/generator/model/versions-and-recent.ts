import { createStore, sample } from 'effector';
import { delay } from 'patronum';
import { $document, contentChanged, generationFetched, runEnded } from '@/entities/generation';
import { takeLatest } from '@/shared/api';
import {
  createListGenerationsQuery,
  createListVersionsQuery,
  type GenerationSummary,
  type Version,
} from '@/shared/api/generations';
import { $generator, generatorOpened } from './generator';

const RECENT_LIMIT = 7;
const VERSIONS_LIMIT = 50;

const versionsQuery = createListVersionsQuery();
const recentQuery = createListGenerationsQuery();
takeLatest(versionsQuery);
takeLatest(recentQuery);

/** The versions of the document that is open, newest first. */
export const $versions = createStore<{ id: string; items: readonly Version[] }>(
  { id: '', items: [] },
  { name: 'versions' },
);

/** The newest documents of this kind; null until they are known. */
export const $recent = createStore<readonly GenerationSummary[] | null>(null, { name: 'earlierDocuments' });

$versions.on(versionsQuery.finished.success, (_, { params, result }) => ({
  id: params.id,
  items: result.items,
}));

$recent.on(recentQuery.finished.success, (_, { result }) => result.items);

// In a task of its own, because the end of a run has much to show.
const afterRun = delay({ source: runEnded, timeout: 0 });

sample({
  clock: [generationFetched, contentChanged, afterRun],
  source: $document,
  filter: Boolean,
  fn: ({ generation }) => ({ id: generation.id, params: { limit: VERSIONS_LIMIT } }),
  target: versionsQuery.start,
});

sample({
  clock: sample({
    clock: [generatorOpened, afterRun],
    source: $generator,
    fn: (page) => (page.state === 'away' ? undefined : page.type),
  }).filterMap((type) => type),
  fn: (template_type) => ({ params: { template_type, limit: RECENT_LIMIT } }),
  target: recentQuery.start,
});
