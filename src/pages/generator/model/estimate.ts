import { concurrency } from '@farfetched/core';
import { createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { createEstimateGenerationMutation, type Estimate } from '@/shared/api/generations';
import { $form, draftRead, fieldChanged, formClosed } from './form';
import { $generator } from './generator';
import { requestOf } from './starting';

const TYPING_PAUSE = 400;

export type Expected = { state: 'unknown' } | { state: 'asked' | 'known'; estimate: Estimate };

const estimateMutation = createEstimateGenerationMutation();
concurrency(estimateMutation, { strategy: 'TAKE_LATEST' });

// unknown -> known -> asked -> known; the last figure stays while the next one is on its way
export const $expected = createStore<Expected>({ state: 'unknown' }, { name: 'expectedCost' });

const typingPaused = debounce({ source: fieldChanged, timeout: TYPING_PAUSE });

const estimateAsked = sample({
  clock: [typingPaused, draftRead],
  source: { page: $generator, form: $form },
  fn: ({ page, form }) => (form.state === 'open' ? requestOf(page, form) : null),
}).filterMap((request) => request ?? undefined);

$expected
  .on(estimateAsked, (expected) => (expected.state === 'known' ? { ...expected, state: 'asked' } : expected))
  .on(estimateMutation.finished.success, (_, { result }) => ({ state: 'known', estimate: result }))
  // A form that is half filled in wrongly costs what it did before.
  .on(estimateMutation.finished.failure, (expected) =>
    expected.state === 'asked' ? { ...expected, state: 'known' } : expected,
  )
  .reset(draftRead, formClosed);

sample({
  clock: estimateAsked,
  fn: (generationRequest) => ({ generationRequest }),
  target: estimateMutation.start,
});
