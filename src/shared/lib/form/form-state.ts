import type { Problem } from '../../api';

/** Errors by field; `form` is about the whole form. */
export type FormErrors<Values> = Partial<Record<keyof Values | 'form', string>>;

export type FormStatus<Values> = { state: 'editing'; errors: FormErrors<Values> } | { state: 'submitting' };

/** A zod schema, or a function that returns the error. */
export type Rule<Value, Values> =
  | { safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } | undefined } }
  | ((value: Value, values: Values) => string | undefined);

export type Rules<Values> = { readonly [Field in keyof Values]?: Rule<Values[Field], Values> };

/** Maps server fields to form fields whose names differ. A nested field belongs to its nearest parent. */
export type ServerFields<Values> = Readonly<Record<string, keyof Values>>;

export const editing = <Values>(): FormStatus<Values> => ({ state: 'editing', errors: {} });

export function check<Values extends object>(rules: Rules<Values>, values: Values): FormErrors<Values> {
  const errors: FormErrors<Values> = {};
  for (const field of fieldsOf(rules)) {
    const error = checkField(rules, values, field);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

function checkField<Values extends object>(
  rules: Rules<Values>,
  values: Values,
  field: keyof Values,
): string | undefined {
  const rule = rules[field];
  if (rule === undefined) return undefined;
  return typeof rule === 'function'
    ? rule(values[field], values)
    : rule.safeParse(values[field]).error?.issues[0]?.message;
}

/**
 * Updates the errors after a change. An error of a local rule stays until the rule is satisfied, even if it depends on
 * another field; a server error disappears when its field changes.
 */
export function edit<Values extends object>(
  status: FormStatus<Values>,
  rules: Rules<Values>,
  before: Values,
  after: Values,
): FormStatus<Values> {
  if (status.state !== 'editing') return status;
  const errors: FormErrors<Values> = { ...status.errors };
  let isChanged = false;
  for (const field of fieldsOf(before)) {
    const shown = errors[field];
    if (shown === undefined) continue;
    const isLocal = checkField(rules, before, field) === shown;
    if (!isLocal && before[field] === after[field]) continue;
    const now = checkField(rules, after, field);
    if (now === shown) continue;
    isChanged = true;
    if (now === undefined || !isLocal) delete errors[field];
    else errors[field] = now;
  }
  return isChanged ? { state: 'editing', errors } : status;
}

export const submit = <Values>(status: FormStatus<Values>): FormStatus<Values> =>
  status.state === 'editing' ? { state: 'submitting' } : status;

export const reject = <Values>(status: FormStatus<Values>, errors: FormErrors<Values>): FormStatus<Values> =>
  status.state === 'editing' ? { state: 'editing', errors } : status;

/** Ends a submit, with the errors of the server if there are any. */
export const settle = <Values>(
  status: FormStatus<Values>,
  errors: FormErrors<Values> = {},
): FormStatus<Values> => (status.state === 'submitting' ? { state: 'editing', errors } : status);

/** Assigns the server's messages to fields; without any, the problem is about the whole form. */
export function errorsOf<Values extends object>(
  problem: Problem,
  initial: Values,
  serverFields: ServerFields<Values>,
  explain: (problem: Problem) => string,
): FormErrors<Values> {
  const errors: FormErrors<Values> = {};
  for (const [name, [sentence]] of Object.entries(problem.fields)) {
    const field = fieldOf(name, initial, serverFields);
    if (field !== undefined && sentence !== undefined) errors[field] ??= sentence;
  }
  return hasErrors(errors) ? errors : { ...errors, form: explain(problem) };
}

function fieldOf<Values extends object>(
  name: string,
  initial: Values,
  serverFields: ServerFields<Values>,
): keyof Values | undefined {
  const own = fieldsOf(initial).find((field) => field === name);
  const field = serverFields[name] ?? own;
  if (field !== undefined || !name.includes('.')) return field;
  return fieldOf(name.slice(0, name.lastIndexOf('.')), initial, serverFields);
}

export const hasErrors = (errors: object): boolean =>
  Object.values(errors).some((error) => error !== undefined);

export function fieldsOf<Values extends object>(values: Values): (keyof Values & string)[] {
  const fields: (keyof Values & string)[] = [];
  for (const field in values) fields.push(field);
  return fields;
}

/** Compares lists and objects by value. */
export const differ = <Values extends object>(one: Values, other: Values): boolean =>
  fieldsOf(one).some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
