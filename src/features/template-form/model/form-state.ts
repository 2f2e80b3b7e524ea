import {
  type FormField,
  checkForm,
  type FieldMessages,
  filledForm,
  type FormValues,
} from '@/entities/template-form';

export type OpenForm = {
  state: 'open';
  /** The storage key of the unsaved values. */
  key: string;
  fields: readonly FormField[];
  /** The values of an untouched form. */
  input: FormValues;
  /** The template of a new document, whose form is saved as a draft on the server; null for an existing document. */
  draftOf: string | null;
  /** The version of the server's draft that the values are based on; 0 without one. */
  draftVersion: number;
  values: FormValues;
  /** The paths of the fields that show their messages: those the user has left, or all of them after a submit. */
  validated: ReadonlySet<string> | 'all';
  /** The server's messages by path, until the field changes. */
  rejected: FieldMessages;
};

export type Form = { state: 'closed' } | OpenForm;

export type FormOpening = Pick<OpenForm, 'key' | 'fields' | 'input' | 'draftOf'>;

/** Unfinished values and the version of the server's draft that they are based on. */
export type DraftValues = { values: FormValues; version: number };

/** Opens the form with unfinished values, or else its input. */
export const openForm = (
  { key, fields, input, draftOf }: FormOpening,
  draft: DraftValues | null,
): OpenForm => ({
  state: 'open',
  key,
  fields,
  input,
  draftOf,
  draftVersion: draft?.version ?? 0,
  values: filledForm(fields, draft?.values ?? input),
  validated: new Set(),
  rejected: {},
});

/** The server has saved the form as this version of the draft. */
export const saveForm = (form: Form, { draftOf, version }: { draftOf: string; version: number }): Form =>
  form.state === 'open' && form.draftOf === draftOf ? { ...form, draftVersion: version } : form;

/** The fields of the source are alternatives: a file makes up for a missing text. */
const isSource = (name: string): boolean => name.startsWith('source_');

export type FieldChange = {
  name: string;
  value: unknown;
  /** The path of the inner field that changed; absent if the whole field did. */
  path?: string;
  /** After rows were moved, added or removed: the previous index of each row, -1 for a new one. */
  order?: readonly number[];
};

export function changeField(form: Form, { name, value, path = name, order }: FieldChange): Form {
  if (form.state === 'closed' || !form.fields.some((field) => field.name === name)) return form;
  const paths = (of: Iterable<string>): [from: string, to: string][] =>
    [...of].flatMap((from): [string, string][] => {
      const to = order ? movedPath(from, name, order) : from;
      return to === null ? [] : [[from, to]];
    });
  const rejected = Object.fromEntries(
    paths(Object.keys(form.rejected))
      .filter(([from]) => from !== name && (order !== undefined || !isWithin(from, path)))
      .filter(([from]) => !(isSource(from) && isSource(name)))
      .map(([from, to]) => [to, form.rejected[from] ?? '']),
  );
  const validated =
    form.validated === 'all' ? form.validated : new Set(paths(form.validated).map(([, to]) => to));
  const filled = valuesOfClass(form.fields, name, value);
  return {
    ...form,
    values: { ...form.values, [name]: value, ...filled },
    rejected: Object.fromEntries(Object.entries(rejected).filter(([from]) => !(from in filled))),
    validated,
  };
}

/** What a chosen class fills in; nothing if the changed field is another one. */
function valuesOfClass(fields: readonly FormField[], name: string, value: unknown): FormValues {
  const field = fields.find((candidate) => candidate.name === name);
  const chosen = field?.kind === 'class' ? field.classes.find(({ id }) => id === value) : undefined;
  if (!chosen) return {};
  const { subject, grade_level, name: class_name } = chosen;
  const known = { subject, grade_level, class_name };
  return Object.fromEntries(
    Object.entries(known).filter(([key]) => fields.some((each) => each.name === key)),
  );
}

const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}.`);

/** The path of an inner field after its rows were reordered; null if its row was removed. */
function movedPath(path: string, name: string, order: readonly number[]): string | null {
  const [field, index, ...rest] = path.split('.');
  if (field !== name || index === undefined) return path;
  const place = order.indexOf(Number(index));
  return place === -1 ? null : [field, place, ...rest].join('.');
}

export function blurField(form: Form, name: string): Form {
  if (form.state === 'closed' || form.validated === 'all' || form.validated.has(name)) return form;
  return { ...form, validated: new Set([...form.validated, name]) };
}

export const validateAll = (form: Form): Form =>
  form.state === 'closed' || form.validated === 'all' ? form : { ...form, validated: 'all' };

export function rejectForm(form: Form, fields: Readonly<Record<string, readonly string[]>>): Form {
  if (form.state === 'closed') return form;
  const rejected = Object.entries(fields).flatMap(([path, [message]]): [string, string][] =>
    message === undefined ? [] : [[shownPath(form.fields, path.replace(/^input\./, '').split('.')), message]],
  );
  return { ...form, rejected: Object.fromEntries(rejected) };
}

/** The path of the innermost field that shows a message: of a row as a whole, its first field. */
function shownPath(fields: readonly FormField[], [name = '', ...rest]: readonly string[]): string {
  const field = fields.find((candidate) => candidate.name === name);
  if (field?.kind === 'fields' && rest.length > 0) return `${name}.${shownPath(field.fields, rest)}`;
  if (field?.kind !== 'rows' || rest.length === 0) return name;
  const [index, ...inner] = rest;
  return `${name}.${index}.${inner.length > 0 ? shownPath(field.fields, inner) : field.fields[0]?.name}`;
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
