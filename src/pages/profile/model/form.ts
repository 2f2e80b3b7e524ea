import { createEvent, createStore, sample } from 'effector';
import { problemOf } from '@/shared/api';
import { complain, edit, type FormErrors, type FormStatus, save, settle } from './form-status';

type FormRules<Values> = {
  name: string;
  empty: Values;
  /** What is wrong with the values; nothing when they may be sent. */
  check: (values: Values) => FormErrors<Values>;
  /** The field that each field of the server's refusal stands beside. */
  places: Readonly<Record<string, keyof Values>>;
};

/** A part of the profile with a button of its own. Nothing written is lost when it is refused. */
export function createForm<Values extends object>({ name, empty, check, places }: FormRules<Values>) {
  const opened = createEvent<Values>();
  const changed = createEvent<Partial<Values>>();
  const submitted = createEvent();
  const succeeded = createEvent();
  const failed = createEvent<unknown>();

  const $values = createStore<Values>(empty, { name: `${name}Values` });
  // editing -> saving -> editing
  const $status = createStore<FormStatus<Values>>(
    { state: 'editing', errors: {} },
    { name: `${name}Status` },
  );

  const tried = sample({
    clock: submitted,
    source: { values: $values, status: $status },
    filter: ({ status }) => save(status) !== status,
  }).map(({ values }): Values => values);
  /** What is to be sent. */
  const accepted = tried.filter({ fn: (values) => isRight(check(values)) });
  const refused = tried.filter({ fn: (values) => !isRight(check(values)) });

  $values.on(changed, (values, change) => ({ ...values, ...change })).on(opened, (_, values) => values);
  $status
    .on(changed, (status, change) => edit(status, fieldsOf(change)))
    .on(refused, (status, values) => complain(status, check(values)))
    .on(accepted, save)
    .on(succeeded, (status) => settle(status))
    .on(failed, (status, error) => settle(status, placed(error, places)))
    .reset(opened);

  return { opened, changed, submitted, succeeded, failed, accepted, $values, $status };
}

export type Form<Values extends object> = ReturnType<typeof createForm<Values>>;

const isRight = (errors: object): boolean => Object.values(errors).every((error) => error === undefined);

function fieldsOf<Values extends object>(change: Partial<Values>): (keyof Values)[] {
  const fields: (keyof Values)[] = [];
  for (const field in change) fields.push(field);
  return fields;
}

/** Each sentence of a refusal beside its field, or the sentence about the whole when none belongs to a field here. */
function placed<Values>(error: unknown, places: Readonly<Record<string, keyof Values>>): FormErrors<Values> {
  const { message, fields } = problemOf(error);
  const errors: FormErrors<Values> = {};
  for (const [field, [sentence]] of Object.entries(fields)) {
    const place = places[field];
    if (place !== undefined && sentence !== undefined) errors[place] = sentence;
  }
  if (isRight(errors)) errors.form = message;
  return errors;
}
