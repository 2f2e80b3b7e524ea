import { concurrency } from '@farfetched/core';
import { combine, createStore, sample } from 'effector';
import { $generation, acceptsChanges, changeCompleted, generationClosed } from '@/entities/generation';
import { createEstimateRewriteMutation, type Estimate } from '@/shared/api/generations';
import { $selected, sectionDeselected, sectionRevealed, sectionSelected } from './document';

/** The cost of rewriting the selected section, as of a version of the document. */
type Price = { id: string; version: number; section: string; estimate: Estimate };

const priceMutation = createEstimateRewriteMutation();
concurrency(priceMutation, { strategy: 'TAKE_LATEST' });

const $price = createStore<Price | null>(null, { name: 'rewritePrice' });

const priceRequested = sample({
  clock: [sectionSelected, sectionRevealed, changeCompleted],
  source: { state: $generation, section: $selected },
  fn: ({ state, section }) => {
    if (section === null || !acceptsChanges(state)) return null;
    const { id, version } = state.document.generation;
    return { id, section, sectionRequest: { version, change: 'again' as const } };
  },
}).filterMap((request) => request ?? undefined);

$price
  .on(priceMutation.finished.success, (_, { params, result }) => ({
    id: params.id,
    version: params.sectionRequest.version,
    section: params.section,
    estimate: result,
  }))
  .reset(sectionDeselected, generationClosed);

/** The cost of rewriting the selected section; null while it is unknown or outdated. */
export const $rewritePrice = combine($price, $selected, $generation, (price, section, state) => {
  if (!price || price.section !== section || !('document' in state)) return null;
  const { id, version } = state.document.generation;
  return price.id === id && price.version === version ? price.estimate : null;
});

sample({ clock: priceRequested, target: priceMutation.start });
