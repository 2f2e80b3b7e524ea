import * as zod from 'zod/mini';
import { blankOf, type FormField } from './form-schema';

/** The values of the form by field name. The readers below narrow them by kind of field. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The kinds of source material whose texts are stored as sources; a form can have some of each. */
export const STORED_KINDS: ReadonlySet<string> = new Set(['file', 'document', 'link']);

export type MixRow = { type: string; count: number | null; points: number | null };

const amount = zod.nullable(zod.number());
const mixRows = zod.array(zod.object({ type: zod.string(), count: amount, points: amount }));
const texts = zod.array(zod.string());

export const textIn = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

export const listIn = (values: FormValues, name: string): readonly string[] =>
  texts.safeParse(values[name]).data ?? [];

export const numberIn = (values: FormValues, name: string): number | null => {
  const value = values[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

export const switchIn = (values: FormValues, name: string): boolean => values[name] === true;

export const mixIn = (values: FormValues, name: string): readonly MixRow[] =>
  mixRows.safeParse(values[name]).data ?? [];

const isValues = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordIn = (values: FormValues, name: string): FormValues => {
  const value = values[name];
  return isValues(value) ? value : {};
};

/** The rows themselves, not copies, so that moved rows are found again. */
export const rowsIn = (values: FormValues, name: string): readonly FormValues[] => {
  const value = values[name];
  return Array.isArray(value) ? value.filter(isValues) : [];
};

/** Stored values, completed with the defaults of newer fields, without a class that is no longer offered. */
export const filledForm = (fields: readonly FormField[], stored: FormValues): FormValues =>
  Object.fromEntries(
    fields.map((field) => {
      const value = stored[field.name] ?? field.fallback;
      return [field.name, isGone(field, value) ? field.fallback : value];
    }),
  );

/** Whether a value is the id of a class that was deleted or archived since it was chosen. */
const isGone = (field: FormField, value: unknown): boolean =>
  field.kind === 'class' && !field.classes.some(({ id }) => id === value);

export const isShown = ({ shownIf }: FormField, values: FormValues): boolean =>
  shownIf === null || shownIf.in.includes(textIn(values, shownIf.field));

export const mixTotals = (rows: readonly MixRow[]): { questions: number; points: number } => ({
  questions: rows.reduce((sum, { count }) => sum + (count ?? 0), 0),
  points: rows.reduce((sum, { count, points }) => sum + (count ?? 0) * (points ?? 0), 0),
});

/** The request's input: the visible fields that are not empty. */
export function inputOf(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter((field) => isShown(field, values))
      .map((field) => [field.name, valueOf(field, values)])
      .filter(([, value]) => value !== null && value !== ''),
  );
}

function valueOf(field: FormField, values: FormValues): unknown {
  const { name } = field;
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'document-text':
    case 'document':
    case 'class':
    case 'select':
    case 'choice':
    case 'date':
    case 'time':
      return textIn(values, name).trim();
    case 'number':
      return numberIn(values, name);
    case 'switch':
      return switchIn(values, name);
    case 'question-mix':
      return mixIn(values, name);
    case 'rows':
      return filledRows(field, rowsIn(values, name)).map((row) => inputOf(field.fields, row));
    case 'fields':
      return inputOf(field.fields, recordIn(values, name));
    case 'chips':
    case 'questions':
    case 'tags':
    case 'standards':
    case 'source':
      return listIn(values, name);
  }
}

/** Without the untouched rows at the end; those between others stay, so that the server's paths match the form. */
export function filledRows(
  { fields }: { fields: readonly FormField[] },
  rows: readonly FormValues[],
): readonly FormValues[] {
  const blank = JSON.stringify(inputOf(fields, blankOf(fields)));
  const last = rows.findLastIndex((row) => JSON.stringify(inputOf(fields, row)) !== blank);
  return rows.slice(0, last + 1);
}
