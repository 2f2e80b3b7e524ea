import { createEffect, sample } from 'effector';
import { $generation, startFailed, startRequested, startSucceeded } from '@/entities/generation';
import type { GenerationRequest } from '@/shared/api/generations';
import { inputOf } from '@/entities/template-form';
import { nonNull } from '@/shared/lib/non-null';
import { $isRejected, formAccepted, formRejected, formSaved } from './form';
import type { OpenForm } from './form-state';
import { $conversion, withOrigin } from './conversion';
import { $template, type TemplateState } from './template';

export const newKeyFx = createEffect<GenerationRequest, string>({
  name: 'newKey',
  handler: () => crypto.randomUUID(),
});

/** The request for the form's document; null until the template has loaded. */
export const requestOf = (page: TemplateState, form: OpenForm): GenerationRequest | null =>
  page.state === 'ready'
    ? { template_type: page.template.entry.templateType, input: inputOf(form.fields, form.values) }
    : null;

/** The server removes the draft that became a document. */
export const withDraft = (
  request: GenerationRequest | null,
  { draftVersion }: OpenForm,
): GenerationRequest | null =>
  request && draftVersion > 0 ? { ...request, draft_version: draftVersion } : request;

/** The draft may have been saved again since a lost answer. */
const isSameDocument = (one: GenerationRequest, other: GenerationRequest): boolean =>
  one.template_type === other.template_type && JSON.stringify(one.input) === JSON.stringify(other.input);

const requested = sample({
  clock: formAccepted,
  source: { page: $template, conversion: $conversion },
  fn: ({ page, conversion }, form) => withOrigin(withDraft(requestOf(page, form), form), conversion),
}).filterMap(nonNull);

sample({ clock: requested, target: newKeyFx });

// A resubmit after a lost answer reuses the idempotency key, so that it cannot start a second document.
sample({
  clock: newKeyFx.done,
  source: $generation,
  fn: (state, { params: request, result: key }) =>
    state.state === 'rejected' && state.problem.status === null && isSameDocument(state.request, request)
      ? { request, key: state.key }
      : { request, key },
  target: startRequested,
});

sample({ clock: startSucceeded, target: formSaved });

$isRejected.on(startFailed, () => true);

sample({
  clock: startFailed,
  filter: ({ problem }) => Object.keys(problem.fields).length > 0,
  fn: ({ problem }) => problem.fields,
  target: formRejected,
});
