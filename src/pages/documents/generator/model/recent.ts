import { createStore, sample } from 'effector';
import { delay } from 'patronum';
import { runEnded } from '@/entities/generation';
import { concurrency } from '@/shared/api';
import { createListGenerationsQuery, type GenerationSummary } from '@/shared/api/generations';
import { $address, generatorOpened } from './generator';

const RECENT_LIMIT = 7;

const recentQuery = createListGenerationsQuery();
concurrency(recentQuery, { strategy: 'TAKE_LATEST' });

/** The newest documents of this kind; null until they are known. */
export const $recent = createStore<readonly GenerationSummary[] | null>(null, { name: 'earlierDocuments' });

$recent.on(recentQuery.finished.success, (_, { result }) => result.items);

sample({
  clock: sample({
    // In a task of its own, because the end of a run has much to show.
    clock: [generatorOpened, delay({ source: runEnded, timeout: 0 })],
    source: $address,
  }).filterMap((address) => address?.type),
  fn: (template_type) => ({ params: { template_type, limit: RECENT_LIMIT } }),
  target: recentQuery.start,
});
