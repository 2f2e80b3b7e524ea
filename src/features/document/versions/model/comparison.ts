import { createEvent, createStore, sample } from 'effector';
import { $document, generationClosed, openAccepted, startAccepted } from '@/entities/generation';
import { concurrency, type Problem, problemOf } from '@/shared/api';
import { createGetVersionQuery, type VersionContent } from '@/shared/api/actions';
import { nonNull } from '@/shared/lib/non-null';

/** Two versions of the open document, `before` the older one; null until it has arrived. */
export type Comparison =
  | { state: 'closed' }
  | {
      state: 'open';
      from: number;
      to: number;
      before: VersionContent | null;
      after: VersionContent | null;
      problem: Problem | null;
    };

type Pair = { from: number; to: number };

export const comparisonOpened = createEvent();
export const pairChosen = createEvent<Pair>();
export const comparisonClosed = createEvent();

const beforeQuery = createGetVersionQuery();
const afterQuery = createGetVersionQuery();
for (const query of [beforeQuery, afterQuery]) concurrency(query, { strategy: 'TAKE_LATEST' });

// closed -> open -> closed
export const $comparison = createStore<Comparison>({ state: 'closed' }, { name: 'comparison' });

const accepted = sample({
  clock: [
    comparisonOpened.map((): Pair | null => null),
    pairChosen.map((pair): Pair | null => ({
      from: Math.min(pair.from, pair.to),
      to: Math.max(pair.from, pair.to),
    })),
  ],
  source: $document,
  fn: (document, chosen) => {
    if (!document) return null;
    const { id, version } = document.generation;
    return { id, ...(chosen ?? { from: Math.max(1, version - 1), to: version }) };
  },
}).filterMap(nonNull);

$comparison
  .on(accepted, (_, { from, to }) => ({ state: 'open', from, to, before: null, after: null, problem: null }))
  .on(beforeQuery.finished.success, (comparison, { result: before }) =>
    comparison.state === 'open' && comparison.from === before.version
      ? { ...comparison, before }
      : comparison,
  )
  .on(afterQuery.finished.success, (comparison, { result: after }) =>
    comparison.state === 'open' && comparison.to === after.version ? { ...comparison, after } : comparison,
  )
  .on([beforeQuery.finished.failure, afterQuery.finished.failure], (comparison, { error }) =>
    comparison.state === 'open' ? { ...comparison, problem: problemOf(error) } : comparison,
  )
  .reset(comparisonClosed, generationClosed, openAccepted, startAccepted);

sample({ clock: accepted, fn: ({ id, from }) => ({ id, version: from }), target: beforeQuery.start });
sample({ clock: accepted, fn: ({ id, to }) => ({ id, version: to }), target: afterQuery.start });
