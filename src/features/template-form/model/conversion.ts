import { createStore, sample } from 'effector';
import { concurrency } from '@/shared/api';
import { createGetConversionQuery } from '@/shared/api/actions';
import type { GenerationRequest } from '@/shared/api/generations';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown } from '@/shared/lib/toasts';
import { $form, draftRead, formChecked, valuesTaken } from './form';
import { templateOpened } from './template';

/** The document that a new form is filled in from. `input` is null until it has arrived. */
type ConversionSource = {
  type: string;
  from: string;
  input: Record<string, unknown> | null;
  isFilled: boolean;
  /** Whether the form changes the questions of the document. */
  modifies: boolean;
};

const conversionQuery = createGetConversionQuery();
concurrency(conversionQuery, { strategy: 'TAKE_LATEST' });

export const $conversion = createStore<ConversionSource | null>(null, { name: 'conversion' });

const arrived = sample({ clock: conversionQuery.finished.success, fn: ({ result }) => result.input });

// The document may arrive before the form is there, or after.
const ready = sample({
  clock: [arrived, draftRead],
  source: { form: $form, conversion: $conversion },
  fn: ({ form, conversion }) =>
    conversion?.input &&
    !conversion.isFilled &&
    form.state === 'open' &&
    form.key === `form:${conversion.type}`
      ? conversion.input
      : null,
}).filterMap(nonNull);

$conversion
  .on(templateOpened, (_, { type, id, from, modifies = false }) =>
    id === null && from ? { type, from, input: null, isFilled: false, modifies } : null,
  )
  .on(arrived, (conversion, input) => conversion && { ...conversion, input })
  .on(ready, (conversion) => conversion && { ...conversion, isFilled: true });

sample({
  clock: templateOpened.filterMap(({ type, id, from, modifies }) =>
    id === null && from
      ? { id: from, templateType: type, ...(modifies && { params: { modify: true } }) }
      : undefined,
  ),
  target: conversionQuery.start,
});

sample({ clock: ready, target: valuesTaken });
// Marks the fields that the document could not fill in.
sample({
  clock: ready,
  source: $conversion,
  filter: (conversion) => conversion?.modifies === false,
  target: formChecked,
});

sample({ clock: conversionQuery.finished.failure, target: failureShown });

/** The request of a document that is converted from another one names it. */
export const withOrigin = (
  request: GenerationRequest | null,
  conversion: ConversionSource | null,
): GenerationRequest | null =>
  request && conversion?.type === request.template_type ? { ...request, origin: conversion.from } : request;
