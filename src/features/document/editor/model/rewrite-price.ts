import { combine, createStore, sample } from 'effector';
import { $generation, acceptsChanges, changeCompleted, generationClosed } from '@/entities/generation';
import { concurrency } from '@/shared/api';
import { createEstimateRewriteMutation, type Estimate } from '@/shared/api/generations';
import { nonNull } from '@/shared/lib/non-null';
import {
  $item,
  $selected,
  itemDeselected,
  itemSelected,
  sectionDeselected,
  sectionRevealed,
  sectionSelected,
} from './document';

/** The cost of rewriting a section or an item, as of a version of the document. */
type Price = { id: string; version: number; target: string; estimate: Estimate };

const priceMutation = createEstimateRewriteMutation();
concurrency(priceMutation, { strategy: 'TAKE_LATEST' });

const $price = createStore<Price | null>(null, { name: 'rewritePrice' });

/** The section or item whose tools are shown. */
const $target = combine($selected, $item, (section, item) => {
  if (item) return item;
  return section === null ? null : { section, path: [] };
});

const keyOf = (section: string, path: readonly (string | number)[]): string => [section, ...path].join('/');

const priceRequested = sample({
  clock: [sectionSelected, sectionRevealed, itemSelected, changeCompleted],
  source: { state: $generation, target: $target },
  fn: ({ state, target }) => {
    if (target === null || !acceptsChanges(state)) return null;
    const { id, version } = state.document.generation;
    const item = target.path.length > 0 ? { item: [...target.path] } : {};
    return {
      id,
      section: target.section,
      sectionRequest: { version, change: 'again' as const, ...item },
    };
  },
}).filterMap(nonNull);

$price
  .on(priceMutation.finished.success, (_, { params, result }) => ({
    id: params.id,
    version: params.sectionRequest.version,
    target: keyOf(params.section, params.sectionRequest.item ?? []),
    estimate: result,
  }))
  .reset(sectionDeselected, itemDeselected, generationClosed);

/** The cost of rewriting what is selected; null while it is unknown or outdated. */
export const $rewritePrice = combine($price, $target, $generation, (price, target, state) => {
  if (!price || !target || !('document' in state)) return null;
  const { id, version } = state.document.generation;
  const isCurrent = price.id === id && price.version === version;
  return isCurrent && price.target === keyOf(target.section, target.path) ? price.estimate : null;
});

sample({ clock: priceRequested, target: priceMutation.start });
