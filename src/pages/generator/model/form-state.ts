import type { FormField } from './form-schema';
import { checkForm, type FieldMessages } from './form-check';
import { filledForm, type FormValues } from './form-values';

export type OpenForm = {
  state: 'open';
  /** The storage key of the draft. */
  key: string;
  fields: readonly FormField[];
  values: FormValues;
  /** The fields that show their messages: those the user has left, or all of them after a submit. */
  validated: ReadonlySet<string> | 'all';
  /** The server's messages by field, until the field changes. */
  rejected: FieldMessages;
};

export type Form = { state: 'closed' } | OpenForm;

export type FormOpening = {
  key: string;
  fields: readonly FormField[];
  /** The input of the open document; empty for a new one. */
  input: FormValues;
};

/** Opens the form with the stored draft, or else the input of the open document. */
export const openForm = ({ key, fields, input }: FormOpening, draft: FormValues | null): OpenForm => ({
  state: 'open',
  key,
  fields,
  values: filledForm(fields, draft ?? input),
  validated: new Set(),
  rejected: {},
});

/** The fields of the source are alternatives: a file makes up for a missing text. */
const isSource = (name: string): boolean => name.startsWith('source_');

export function changeField(form: Form, { name, value }: { name: string; value: unknown }): Form {
  if (form.state === 'closed' || !form.fields.some((field) => field.name === name)) return form;
  const rejected = Object.fromEntries(
    Object.entries(form.rejected).filter(([other]) => other !== name && !(isSource(other) && isSource(name))),
  );
  return { ...form, values: { ...form.values, [name]: value }, rejected };
}

export function blurField(form: Form, name: string): Form {
  if (form.state === 'closed' || form.validated === 'all' || form.validated.has(name)) return form;
  return { ...form, validated: new Set([...form.validated, name]) };
}

export const validateAll = (form: Form): Form =>
  form.state === 'closed' || form.validated === 'all' ? form : { ...form, validated: 'all' };

export function rejectForm(form: Form, fields: Readonly<Record<string, readonly string[]>>): Form {
  if (form.state === 'closed') return form;
  const rejected = Object.entries(fields).flatMap(([path, [message]]): [string, string][] => {
    // The path may point into a field, such as question_mix.0.count; the message is shown at the field.
    const name = path.replace(/^input\./, '').split('.')[0] ?? path;
    return message === undefined ? [] : [[name, message]];
  });
  return { ...form, rejected: Object.fromEntries(rejected) };
}

export const isValid = (form: OpenForm): boolean =>
  Object.keys(checkForm(form.fields, form.values)).length === 0;

/** The messages that are visible now. */
export function messagesOf(form: Form): FieldMessages {
  if (form.state === 'closed') return {};
  const { validated } = form;
  const wrong = Object.entries(checkForm(form.fields, form.values));
  const shown = wrong.filter(([name]) => validated === 'all' || validated.has(name));
  return { ...form.rejected, ...Object.fromEntries(shown) };
}
