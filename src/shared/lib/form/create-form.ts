import type { Mutation } from '@farfetched/core';
import { combine, createEvent, createStore, merge, sample, type Store } from 'effector';
import { type Problem, problemOf } from '../../api';
import { focusFirstErrorFx } from './focus-first-error';
import {
  check,
  differ,
  edit,
  editing,
  errorsOf,
  fieldsOf,
  type FormErrors,
  type FormStatus,
  hasErrors,
  reject,
  type Rules,
  type ServerFields,
  settle,
  submit,
} from './form-state';

export type FormOptions<Values> = {
  /** Also the name of the form element, by which the first invalid field is found. */
  name: string;
  initial: Values;
  rules?: Rules<Values>;
  serverFields?: ServerFields<Values>;
  /** The sentence about the whole form, where the server's own is not the one to show. */
  explain?: (problem: Problem) => string;
  /** Whether a submit is allowed now, beyond the form's own state. */
  $enabled?: Store<boolean>;
};

export type Form<Values extends object> = ReturnType<typeof createForm<Values>>;

const messageOf = ({ message }: Problem): string => message;

/**
 * Fields with rules, and one submit at a time. A submit that passes the rules becomes `accepted`; answer it with `succeeded` or
 * `failed`, or leave both to `sendForm`. Nothing typed is lost when it fails.
 */
export function createForm<Values extends object>({
  name,
  initial,
  rules = {},
  serverFields = {},
  explain = messageOf,
  $enabled = createStore(true, { serialize: 'ignore' }),
}: FormOptions<Values>) {
  /** Starts anew with these values. */
  const opened = createEvent<Values>();
  /** Starts anew with the initial values of the options. */
  const reset = createEvent();
  /** Initial values that arrive late: fields that were touched keep what was typed. */
  const prefilled = createEvent<Partial<Values>>();
  const changed = createEvent<Partial<Values>>();
  /** Shows these errors instead of the current ones; for errors found outside a submit. */
  const errorsReplaced = createEvent<FormErrors<Values>>();
  const submitted = createEvent();
  const succeeded = createEvent();
  const failed = createEvent<unknown>();

  const $initial = createStore<Values>(initial, { name: `${name}Initial` });
  const $values = createStore<Values>(initial, { name: `${name}Values` });
  const $touched = createStore<readonly (keyof Values & string)[]>([], { name: `${name}Touched` });
  // editing -> submitting -> editing
  const $status = createStore<FormStatus<Values>>(editing(), { name: `${name}Status` });

  const $errors = $status.map(
    (status): FormErrors<Values> => (status.state === 'editing' ? status.errors : {}),
  );
  const $problem = $errors.map((errors) => errors.form ?? null);
  const $pending = $status.map(({ state }) => state === 'submitting');
  const $isDirty = combine($values, $initial, differ);

  const started = merge([opened.map((values) => ({ values })), reset.map(() => ({ values: initial }))]);
  const changeAccepted = sample({
    clock: changed,
    source: $values,
    fn: (before, change) => ({ before, after: { ...before, ...change }, fields: fieldsOf(change) }),
  });
  const prefillAccepted = sample({
    clock: prefilled,
    source: { values: $values, initial: $initial, touched: $touched },
    fn: ({ values, initial: before, touched }, arrived) => {
      const untouched = { ...arrived };
      for (const field of touched) delete untouched[field];
      return { initial: { ...before, ...arrived }, values: { ...values, ...untouched } };
    },
  });
  const tried = sample({
    clock: submitted,
    source: { values: $values, status: $status, enabled: $enabled },
    filter: ({ status, enabled }) => enabled && submit(status) !== status,
  }).map(({ values }) => ({ values, errors: check(rules, values) }));
  const accepted = tried.filterMap(({ values, errors }): Values | undefined =>
    hasErrors(errors) ? undefined : values,
  );
  const rejected = tried.filterMap(({ errors }): FormErrors<Values> | undefined =>
    hasErrors(errors) ? errors : undefined,
  );
  const failureRead = sample({
    clock: failed,
    source: $initial,
    fn: (fields, error) => errorsOf(problemOf(error), fields, serverFields, explain),
  });

  $initial
    .on(started, (_, { values }) => values)
    .on(prefillAccepted, (_, next) => next.initial)
    .on(sample({ clock: succeeded, source: $values }), (_, values) => values);
  $values
    .on(started, (_, { values }) => values)
    .on(changeAccepted, (_, { after }) => after)
    .on(prefillAccepted, (_, { values }) => values);
  $touched
    .on(changeAccepted, (touched, { fields }) => [...new Set([...touched, ...fields])])
    .on([started, succeeded], () => []);
  $status
    .on(started, () => editing())
    .on(changeAccepted, (status, { before, after }) => edit(status, rules, before, after))
    .on([rejected, errorsReplaced], (status, errors) => reject(status, errors))
    .on(accepted, (status) => submit(status))
    .on(succeeded, (status) => settle(status))
    .on(failureRead, (status, errors) => settle(status, errors));

  sample({ clock: [rejected, failureRead], fn: () => name, target: focusFirstErrorFx });

  return {
    name,
    opened,
    reset,
    prefilled,
    changed,
    errorsReplaced,
    submitted,
    succeeded,
    failed,
    /** The values that passed the rules: to be sent. */
    accepted,
    /** The errors that kept a submit from being sent. */
    rejected,
    $values,
    $touched,
    $status,
    $errors,
    $problem,
    $pending,
    $isDirty,
  };
}

type Sending<Values extends object, Request, Data, Failure> = {
  form: Pick<Form<Values>, 'accepted' | 'failed' | 'succeeded'>;
  /** A generated mutation, used by this form alone. */
  mutation: Mutation<Request, Data, Failure>;
  request: (values: Values) => Request;
};

/** Sends what was accepted by a mutation, and takes its outcome back to the form. */
export function sendForm<Values extends object, Request, Data, Failure>({
  form,
  mutation,
  request,
}: Sending<Values, Request, Data, Failure>): void {
  sample({
    clock: form.accepted.map((values) => ({ values })),
    fn: ({ values }) => request(values),
    target: mutation.start,
  });
  sample({ clock: mutation.finished.success, fn: () => undefined, target: form.succeeded });
  sample({ clock: mutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
}
