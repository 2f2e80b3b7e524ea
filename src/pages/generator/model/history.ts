import { concurrency } from '@farfetched/core';
import { createStore, sample } from 'effector';
import { $document, contentChanged, looksAnswered, runEnded } from '@/entities/generation';
import { sessionEnded } from '@/entities/session';
import {
  createListGenerationsQuery,
  createListVersionsQuery,
  type GenerationSummary,
  type Version,
} from '@/shared/api/generations';
import { TemplateType } from '@/shared/api/templates';
import { $generator, generatorOpened } from './generator';

const EARLIER_SHOWN = 7;
const VERSIONS_SHOWN = 50;

const versionsQuery = createListVersionsQuery();
const earlierQuery = createListGenerationsQuery();
concurrency(versionsQuery, { strategy: 'TAKE_LATEST' });
concurrency(earlierQuery, { strategy: 'TAKE_LATEST' });

/** The versions of the document that is open, newest first. */
export const $versions = createStore<{ id: string; items: readonly Version[] }>(
  { id: '', items: [] },
  { name: 'versions' },
);

/** The newest documents of this kind; null until they are known. */
export const $earlier = createStore<readonly GenerationSummary[] | null>(null, { name: 'earlierDocuments' });

$versions
  .on(versionsQuery.finished.success, (_, { params, result }) => ({ id: params.id, items: result.items }))
  .reset(sessionEnded);

$earlier.on(earlierQuery.finished.success, (_, { result }) => result.items).reset(sessionEnded);

sample({
  clock: [looksAnswered, contentChanged, runEnded],
  source: $document,
  filter: Boolean,
  fn: ({ generation }) => ({ id: generation.id, params: { limit: VERSIONS_SHOWN } }),
  target: versionsQuery.start,
});

sample({
  clock: sample({
    clock: [generatorOpened, runEnded],
    source: $generator,
    fn: (page) =>
      page.state === 'away' ? undefined : Object.values(TemplateType).find((type) => type === page.type),
  }).filterMap((type) => type),
  fn: (template_type) => ({ params: { template_type, limit: EARLIER_SHOWN } }),
  target: earlierQuery.start,
});
