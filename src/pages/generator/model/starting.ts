import { createEffect, sample } from 'effector';
import { $generation, startAsked, startFailed } from '@/entities/generation';
import type { GenerationRequest } from '@/shared/api/generations';
import { formAccepted, formRefused } from './form';
import type { OpenForm } from './form-state';
import { inputOf } from './form-values';
import { $generator, type Generator } from './generator';

export const newKeyFx = createEffect<GenerationRequest, string>({
  name: 'newKey',
  handler: () => crypto.randomUUID(),
});

/** What the form asks for; null until page and form are there. */
export const requestOf = (page: Generator, form: OpenForm): GenerationRequest | null =>
  page.state === 'ready'
    ? { template_type: page.template.entry.templateType, input: inputOf(form.fields, form.values) }
    : null;

const requested = sample({
  clock: formAccepted,
  source: $generator,
  fn: (page, form) => requestOf(page, form),
}).filterMap((request) => request ?? undefined);

sample({ clock: requested, target: newKeyFx });

// The same form sent again after no answer came goes under the same key: what it started then is not started twice.
sample({
  clock: newKeyFx.done,
  source: $generation,
  fn: (state, { params: request, result: key }) =>
    state.state === 'refused' &&
    state.problem.status === null &&
    JSON.stringify(state.request) === JSON.stringify(request)
      ? { request, key: state.key }
      : { request, key },
  target: startAsked,
});

sample({
  clock: startFailed,
  filter: ({ problem }) => Object.keys(problem.fields).length > 0,
  fn: ({ problem }) => problem.fields,
  target: formRefused,
});
