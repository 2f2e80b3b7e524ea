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
import { concurrency } from '@/shared/api';
import { createGetOutlineQuery, type Outline } from '@/shared/api/actions';
import { $shownTemplate, templateShown } from './generator';

/** The parts of a document with their prices. */
type Prices = { id: string; outline: Outline };

const outlineQuery = createGetOutlineQuery();
concurrency(outlineQuery, { strategy: 'TAKE_LATEST' });

const $prices = createStore<Prices | null>(null, { name: 'outlinePrices' });

/** The open document, if it is written by an outline and not complete. */
const $outlined = combine($shownTemplate, $generation, (template, state) => {
  if (!isSettled(state) || state.state === 'complete') return null;
  const { generation } = state.document;
  const isOutlined =
    template?.entry.templateType === generation.template_type &&
    template.sections.some(({ block }) => block === 'parts');
  return isOutlined ? generation : null;
});

/** The outline that awaits approval, with the price of each unwritten part; null if there is none. */
export const $outline = combine($outlined, $prices, (generation, prices) =>
  generation && prices?.id === generation.id ? prices.outline : null,
);

$prices
  .on(outlineQuery.finished.success, (_, { params, result }) => ({ id: params.id, outline: result }))
  .reset(generationClosed, openAccepted);

sample({
  clock: [generationFetched, templateShown, changeCompleted, runEnded],
  source: $outlined,
  filter: (generation) => generation?.sections.some(({ state }) => state === 'finished') === true,
  fn: (generation) => ({ id: generation?.id ?? '' }),
  target: outlineQuery.start,
});
