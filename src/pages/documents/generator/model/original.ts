import { createEvent, createStore, sample } from 'effector';
import { generationClosed, openAccepted, startAccepted } from '@/entities/generation';
import { concurrency } from '@/shared/api';
import { createGetGenerationQuery, type Generation } from '@/shared/api/generations';
import { linksFetched } from './links';

/** Which of the two is shown where there is space for one. */
export type Side = 'translation' | 'original';

/** Shows or hides the original beside its translation. */
export const besideToggled = createEvent();
export const sideChosen = createEvent<Side>();

const originalQuery = createGetGenerationQuery();
concurrency(originalQuery, { strategy: 'TAKE_LATEST' });

/** The document that the open one is a translation of; null if it is none, or until it has arrived. */
export const $original = createStore<Generation | null>(null, { name: 'original' })
  .on(originalQuery.finished.success, (_, { result }) => result)
  .reset(generationClosed, openAccepted, startAccepted);

export const $isBeside = createStore(true, { name: 'originalIsBeside' }).on(besideToggled, (shown) => !shown);

export const $side = createStore<Side>('translation', { name: 'shownSide' })
  .on(sideChosen, (_, side) => side)
  .reset(generationClosed, openAccepted, startAccepted);

sample({
  clock: linksFetched.filterMap(({ origin }) => (origin?.kind === 'translation' ? origin.id : undefined)),
  fn: (id) => ({ id }),
  target: originalQuery.start,
});
