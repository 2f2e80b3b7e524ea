import { combine, createStore, sample } from 'effector';
import {
  $generation,
  changeCompleted,
  generationClosed,
  generationFetched,
  isSettled,
  openAccepted,
  runEnded,
} from '@/entities/generation';
import { takeLatest } from '@/shared/api';
import { createGetOutlineQuery, type Outline } from '@/shared/api/actions';
import { $template, templateArrived } from '@/features/template-form';

/** The parts of a document with their prices. */
type Prices = { id: string; outline: Outline };

const outlineQuery = createGetOutlineQuery();
takeLatest(outlineQuery);

const $prices = createStore<Prices | null>(null, { name: 'outlinePrices' });

/** The open document, if it is written by an outline and not complete. */
const $outlined = combine($template, $generation, (page, state) => {
  const isOutlined = page.state === 'ready' && page.template.sections.some(({ block }) => block === 'parts');
  if (!isOutlined || !isSettled(state) || state.state === 'complete') return null;
  return state.document.generation;
});

/** The outline that waits for its user, with the price of each part that is not written; null if there is none. */
export const $outline = combine($outlined, $prices, (generation, prices) =>
  generation && prices?.id === generation.id ? prices.outline : null,
);

$prices
  .on(outlineQuery.finished.success, (_, { params, result }) => ({ id: params.id, outline: result }))
  .reset(generationClosed, openAccepted);

sample({
  clock: [generationFetched, templateArrived, changeCompleted, runEnded],
  source: $outlined,
  filter: (generation) => generation?.sections.some(({ state }) => state === 'finished') === true,
  fn: (generation) => ({ id: generation?.id ?? '' }),
  target: outlineQuery.start,
});
