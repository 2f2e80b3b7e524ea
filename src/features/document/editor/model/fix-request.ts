import { createEvent, createStore, sample } from 'effector';
import {
  $generation,
  acceptsChanges,
  changeCompleted,
  generationClosed,
  openAccepted,
  startAccepted,
} from '@/entities/generation';
import { concurrency } from '@/shared/api';
import { createEstimateRewriteMutation, type Estimate } from '@/shared/api/generations';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown } from '@/shared/lib/toasts';
import type { Rewrite } from './check-fix';
import { changeQueued } from './queued-changes';
import { returnFocusFx } from './section-focus';

/** A fix that was requested for the check with this key. */
export type FixRequest =
  | { state: 'none' }
  | { state: 'pricing'; key: string; rewrite: Rewrite }
  | { state: 'priced'; key: string; rewrite: Rewrite; estimate: Estimate };

export const fixRequested = createEvent<{ key: string; rewrite: Rewrite }>();
export const fixConfirmed = createEvent();
export const fixCancelled = createEvent();

const priceMutation = createEstimateRewriteMutation();
concurrency(priceMutation, { strategy: 'TAKE_LATEST' });

// none -> pricing -> priced -> none; without a price to show, pricing -> none and the rewrite begins
export const $fix = createStore<FixRequest>({ state: 'none' }, { name: 'checkFix' });

const requestAccepted = sample({
  clock: fixRequested,
  source: $generation,
  fn: (state, { key, rewrite }) =>
    acceptsChanges(state) ? { key, rewrite, generation: state.document.generation } : null,
}).filterMap(nonNull);

const priced = sample({
  clock: priceMutation.finished.success,
  source: $fix,
  fn: (fix, { result: estimate }) => (fix.state === 'pricing' ? { ...fix, estimate } : null),
}).filterMap(nonNull);

/** A plan without a limit has no price to confirm. */
const isFree = ({ unlimited, refusal }: Estimate): boolean => unlimited && refusal === null;

const confirmed = sample({
  clock: fixConfirmed,
  source: $fix,
  fn: (fix) =>
    fix.state === 'priced' && fix.estimate.affordable && fix.estimate.refusal === null ? fix.rewrite : null,
}).filterMap(nonNull);

const rewriteAccepted = sample({
  clock: [confirmed, priced.filter({ fn: ({ estimate }) => isFree(estimate) }).map(({ rewrite }) => rewrite)],
  fn: (rewrite) => rewrite,
});

const cancelled = sample({
  clock: fixCancelled,
  source: $fix,
  fn: (fix) => (fix.state === 'none' ? null : fix.rewrite.section),
}).filterMap(nonNull);

$fix
  .on(requestAccepted, (_, { key, rewrite }) => ({ state: 'pricing', key, rewrite }))
  .on(priced, (_, { key, rewrite, estimate }) => ({ state: 'priced', key, rewrite, estimate }))
  .on(
    [rewriteAccepted, cancelled, priceMutation.finished.failure, changeCompleted],
    (): FixRequest => ({ state: 'none' }),
  )
  .reset(generationClosed, openAccepted, startAccepted);

sample({
  clock: requestAccepted,
  fn: ({ rewrite: { section, change, item, instruction }, generation: { id, version } }) => ({
    id,
    section,
    sectionRequest: {
      version,
      change,
      ...(item && { item: [...item] }),
      ...(instruction && { instruction }),
    },
  }),
  target: priceMutation.start,
});
sample({ clock: rewriteAccepted, target: changeQueued });
// The buttons of the note are gone then.
sample({ clock: [rewriteAccepted.map(({ section }) => section), cancelled], target: returnFocusFx });
sample({ clock: priceMutation.finished.failure, target: failureShown });
