import type { FormField } from './form-schema';
import { checkForm, type FieldMessages } from './form-check';
import { filledForm, type FormValues } from './form-values';

export type OpenForm = {
  state: 'open';
  /** Under which name what is typed is kept on this device. */
  key: string;
  fields: readonly FormField[];
  values: FormValues;
  /** Fields whose messages are shown: those that were left, or all of them once it was sent. */
  judged: ReadonlySet<string> | 'all';
  /** What the server said of the fields, until they change. */
  refused: FieldMessages;
};

export type Form = { state: 'closed' } | OpenForm;

export type FormOpening = {
  key: string;
  fields: readonly FormField[];
  /** What was sent for the document that is open; empty for a new one. */
  sent: FormValues;
};

/** What was typed and not sent yet goes before what was sent. */
export const openForm = ({ key, fields, sent }: FormOpening, kept: FormValues | null): OpenForm => ({
  state: 'open',
  key,
  fields,
  values: filledForm(fields, kept ?? sent),
  judged: new Set(),
  refused: {},
});

export function changeField(form: Form, { name, value }: { name: string; value: unknown }): Form {
  if (form.state === 'closed' || !form.fields.some((field) => field.name === name)) return form;
  const { [name]: _, ...refused } = form.refused;
  return { ...form, values: { ...form.values, [name]: value }, refused };
}

export function leaveField(form: Form, name: string): Form {
  if (form.state === 'closed' || form.judged === 'all' || form.judged.has(name)) return form;
  return { ...form, judged: new Set([...form.judged, name]) };
}

export const judgeAll = (form: Form): Form =>
  form.state === 'closed' || form.judged === 'all' ? form : { ...form, judged: 'all' };

export function refuseForm(form: Form, fields: Readonly<Record<string, readonly string[]>>): Form {
  if (form.state === 'closed') return form;
  const refused = Object.entries(fields).flatMap(([path, [message]]): [string, string][] => {
    // A message may point into a field, such as question_mix.0.count; it is shown beside the whole.
    const name = path.replace(/^input\./, '').split('.')[0] ?? path;
    return message === undefined ? [] : [[name, message]];
  });
  return { ...form, refused: Object.fromEntries(refused) };
}

export const isInOrder = (form: OpenForm): boolean =>
  Object.keys(checkForm(form.fields, form.values)).length === 0;

/** The messages to show now. */
export function messagesOf(form: Form): FieldMessages {
  if (form.state === 'closed') return {};
  const { judged } = form;
  const wrong = Object.entries(checkForm(form.fields, form.values));
  const shown = wrong.filter(([name]) => judged === 'all' || judged.has(name));
  return { ...form.refused, ...Object.fromEntries(shown) };
}
