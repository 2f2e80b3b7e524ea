import { combine, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { $document } from '@/entities/generation';
import { $user } from '@/entities/session';
import { concurrency } from '@/shared/api';
import { createEstimateGenerationMutation, type Estimate } from '@/shared/api/generations';
import { nonNull } from '@/shared/lib/non-null';
import { $form, draftRead, fieldChanged } from './form';
import { $template } from './template';
import { requestOf } from './start-request';

const DEBOUNCE = 400;

export type CostEstimate = { state: 'unknown' } | { state: 'updating' | 'known'; estimate: Estimate };

const estimateMutation = createEstimateGenerationMutation();
concurrency(estimateMutation, { strategy: 'TAKE_LATEST' });

// unknown -> known -> updating -> known; the last figure stays visible while the next one loads
export const $estimate = createStore<CostEstimate>({ state: 'unknown' }, { name: 'costEstimate' });

/** A teacher's plan has no limit, so amounts of credits aren't shown. */
export const $isUnlimited = combine(
  $user,
  $estimate,
  (user, cost) =>
    (user?.role === 'teacher' && user.subscribed) || (cost.state !== 'unknown' && cost.estimate.unlimited),
);

/** The credits that the current run has used; null if amounts aren't shown. */
export const $used = combine($document, $isUnlimited, (document, isUnlimited) =>
  isUnlimited ? null : (document?.used ?? 0),
);

const fieldSettled = debounce({ source: fieldChanged, timeout: DEBOUNCE });

const estimateRequested = sample({
  clock: [fieldSettled, draftRead],
  source: { page: $template, form: $form },
  fn: ({ page, form }) => (form.state === 'open' ? requestOf(page, form) : null),
}).filterMap(nonNull);

$estimate
  .on(estimateRequested, (current) =>
    current.state === 'known' ? { ...current, state: 'updating' } : current,
  )
  .on(estimateMutation.finished.success, (_, { result }) => ({ state: 'known', estimate: result }))
  // An invalid form keeps the last estimate.
  .on(estimateMutation.finished.failure, (current) =>
    current.state === 'updating' ? { ...current, state: 'known' } : current,
  )
  .reset(draftRead);

sample({
  clock: estimateRequested,
  fn: (generationRequest) => ({ generationRequest }),
  target: estimateMutation.start,
});
