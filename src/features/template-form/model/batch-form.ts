import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import {
  createEstimateBatchMutation,
  createStartBatchMutation,
  type BatchEstimate,
} from '@/shared/api/batches';
import { concurrency, type Problem, problemOf } from '@/shared/api';
import { navigateFx } from '@/shared/lib/navigation';
import { type FormField, filledRows, rowsIn } from '@/entities/template-form';
import { nonNull } from '@/shared/lib/non-null';
import {
  $form,
  batchAccepted,
  batchSubmitted,
  draftRead,
  fieldChanged,
  formRejected,
  formSaved,
} from './form';
import { $template } from './template';
import { requestOf, withDraft } from './start-request';

/** How the open form is written for several students at once; null for other templates. */
export type BatchForm = {
  field: Extract<FormField, { kind: 'rows' }>;
  /** The field of a row that a file is read into; null if there is none. */
  file: string | null;
  max: number;
  /** The filled-in rows. */
  count: number;
};

export const $batchForm = combine($template, $form, (page, form): BatchForm | null => {
  if (page.state !== 'ready' || form.state !== 'open' || !page.template.batch) return null;
  const { items, max, file = null } = page.template.batch;
  const field = form.fields.find(({ name }) => name === items);
  if (field?.kind !== 'rows') return null;
  return { field, file, max, count: filledRows(field, rowsIn(form.values, items)).length };
});

/** Whether the form has several students, so that it can become a batch. */
export const $isBatch = $batchForm.map((batch) => batch !== null && batch.count > 1);

const estimateMutation = createEstimateBatchMutation();
concurrency(estimateMutation, { strategy: 'TAKE_LATEST' });
const startMutation = createStartBatchMutation();

/** The last estimate, which stays while the next one loads. */
export const $batchEstimate = createStore<BatchEstimate | null>(null, { name: 'batchEstimate' })
  .on(estimateMutation.finished.success, (_, { result }) => result)
  .reset(draftRead);
export const $startingBatch = createStore(false, { name: 'startingBatch' });
/** Why the server did not start the batch, until the form changes. */
export const $batchProblem = createStore<Problem | null>(null, { name: 'batchProblem' })
  .on(startMutation.finished.failure, (_, { error }) => problemOf(error))
  .reset(batchSubmitted, fieldChanged);

const DEBOUNCE = 500;

sample({
  clock: sample({
    clock: [debounce({ source: fieldChanged, timeout: DEBOUNCE }), draftRead],
    source: { page: $template, form: $form, isBatch: $isBatch },
    fn: ({ page, form, isBatch }) => (isBatch && form.state === 'open' ? requestOf(page, form) : null),
  }).filterMap(nonNull),
  fn: (generationRequest) => ({ generationRequest }),
  target: estimateMutation.start,
});

/** A repeated click after a lost answer sends the same key, so that it starts no second batch. */
export const newBatchKeyFx = createEffect<void, string>({
  name: 'newBatchKey',
  handler: () => crypto.randomUUID(),
});
const $key = createStore<string | null>(null, { name: 'batchKey' })
  .on(newBatchKeyFx.doneData, (_, key) => key)
  .reset(fieldChanged, draftRead, startMutation.finished.success);
const keyKnown = createEvent<string>();

const accepted = sample({
  clock: batchAccepted,
  source: { key: $key, isStarting: $startingBatch },
}).filterMap(({ key, isStarting }) => (isStarting ? undefined : { key }));
sample({ clock: accepted.filterMap(({ key }) => key ?? undefined), target: keyKnown });
sample({ clock: accepted.filter({ fn: ({ key }) => key === null }), target: newBatchKeyFx });
sample({ clock: newBatchKeyFx.doneData, target: keyKnown });

const requested = sample({
  clock: keyKnown,
  source: { page: $template, form: $form },
  fn: ({ page, form }, key) => {
    const request = form.state === 'open' ? withDraft(requestOf(page, form), form) : null;
    return request && { generationRequest: request, headers: { 'Idempotency-Key': key } };
  },
}).filterMap(nonNull);

$startingBatch.on(requested, () => true).on(startMutation.finished.finally, () => false);
sample({ clock: requested, target: startMutation.start });

sample({ clock: startMutation.finished.success, target: formSaved });
sample({
  clock: startMutation.finished.success,
  fn: ({ result: { id } }) => ({ to: `/teacher/batches/${id}` }),
  target: navigateFx,
});
sample({
  clock: startMutation.finished.failure,
  fn: ({ error }) => problemOf(error).fields,
  target: formRejected,
});
