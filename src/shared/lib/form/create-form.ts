import { combine, createEvent, createStore, merge, sample, type Store } from 'effector';
import { type Mutation, type Problem, problemOf } from '../../api';
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
  /** Also the name of the form element, which locates the first invalid field. */
  name: string;
  initial: Values;
  rules?: Rules<Values>;
  serverFields?: ServerFields<Values>;
  /** The error about the whole form; by default the message of the server. */
  explain?: (problem: Problem) => string;
  /** An additional condition for a submit. */
  $enabled?: Store<boolean>;
};

export type Form<Values extends object> = ReturnType<typeof createForm<Values>>;

const messageOf = ({ message }: Problem): string => message;

/**
 * A form with validation and one submit at a time. A valid submit emits `accepted`; emit `succeeded` or `failed` in
 * return, or use `sendForm`. A failed submit does not change the values.
 */
export function createForm<Values extends object>({
  name,
  initial,
  rules = {},
  serverFields = {},
  explain = messageOf,
  $enabled = createStore(true, { serialize: 'ignore' }),
}: FormOptions<Values>) {
  /** Resets the form to these values. */
  const opened = createEvent<Values>();
  /** Resets the form to the initial values of the options. */
  const reset = createEvent();
  /** Initial values that arrive late; they do not overwrite fields that the user has changed. */
  const prefilled = createEvent<Partial<Values>>();
  const changed = createEvent<Partial<Values>>();
  /** Replaces the current errors, for errors found outside a submit. */
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
  const attempted = sample({
    clock: submitted,
    source: { values: $values, status: $status, enabled: $enabled },
    filter: ({ status, enabled }) => enabled && submit(status) !== status,
  }).map(({ values }) => ({ values, errors: check(rules, values) }));
  const accepted = attempted.filterMap(({ values, errors }): Values | undefined =>
    hasErrors(errors) ? undefined : values,
  );
  const rejected = attempted.filterMap(({ errors }): FormErrors<Values> | undefined =>
    hasErrors(errors) ? errors : undefined,
  );
  const failureExplained = sample({
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
    .on(failureExplained, (status, errors) => settle(status, errors));

  sample({ clock: [rejected, failureExplained], fn: () => name, target: focusFirstErrorFx });

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
    /** Emitted with the valid values of a submit. */
    accepted,
    /** Emitted with the errors of an invalid submit. */
    rejected,
    $initial,
    $values,
    $touched,
    $status,
    $errors,
    $problem,
    $pending,
    $isDirty,
  };
}

type Sending<Values extends object, Request, Data> = {
  form: Pick<Form<Values>, 'accepted' | 'failed' | 'succeeded'>;
  /** A generated mutation that only this form uses. */
  mutation: Mutation<Request, Data, unknown>;
  request: (values: Values) => Request;
};

/** Sends the accepted values with a mutation, and reports the result to the form. */
export function sendForm<Values extends object, Request, Data>({
  form,
  mutation,
  request,
}: Sending<Values, Request, Data>): void {
  sample({
    clock: form.accepted.map((values) => ({ values })),
    fn: ({ values }) => request(values),
    target: mutation.start,
  });
  sample({ clock: mutation.finished.success, target: form.succeeded });
  sample({ clock: mutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
}
