import { formatNumber } from '@/shared/lib/numbers';
import type { FormField } from './form-schema';
import {
  filledRows,
  type FormValues,
  isShown,
  listIn,
  mixIn,
  mixTotals,
  numberIn,
  recordIn,
  rowsIn,
  textIn,
} from './form-values';

/** The message of each invalid field, by its path: `topic`, `instructor.email`, `courses.2.credits`. */
export type FieldMessages = Readonly<Record<string, string>>;

export function checkForm(fields: readonly FormField[], values: FormValues): FieldMessages {
  return Object.fromEntries(
    fields
      .filter((field) => isShown(field, values))
      .flatMap((field): [string, string][] => {
        const message = checkField(field, values);
        const own: [string, string][] = message === null ? [] : [[field.name, message]];
        return [...own, ...checkInner(field, values)];
      }),
  );
}

function checkInner(field: FormField, values: FormValues): [string, string][] {
  const { name } = field;
  if (field.kind === 'fields') return prefixed(name, checkForm(field.fields, recordIn(values, name)));
  if (field.kind !== 'rows') return [];
  const rows = rowsIn(values, name);
  const checked = rows.slice(0, Math.max(field.min, filledRows(field, rows).length));
  return checked.flatMap((row, index) => prefixed(`${name}.${index}`, checkForm(field.fields, row)));
}

const prefixed = (prefix: string, messages: FieldMessages): [string, string][] =>
  Object.entries(messages).map(([path, message]) => [`${prefix}.${path}`, message]);

/** The messages of the fields inside another one, by their path from there. */
export const messagesWithin = (messages: FieldMessages, name: string | number): FieldMessages =>
  Object.fromEntries(
    Object.entries(messages)
      .filter(([path]) => path.startsWith(`${name}.`))
      .map(([path, message]) => [path.slice(`${name}.`.length), message]),
  );

function checkField(field: FormField, values: FormValues): string | null {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'document-text':
    case 'select': {
      const { length } = textIn(values, field.name).trim();
      if (length === 0) return field.required ? missing(field) : null;
      return field.maxLength !== null && length > field.maxLength
        ? `Shorten this to ${formatNumber(field.maxLength)} characters; it has ${formatNumber(length)}.`
        : null;
    }
    case 'choice':
    case 'document':
    case 'class':
    case 'date':
    case 'time':
      return field.required && textIn(values, field.name) === '' ? missing(field) : null;
    case 'number':
      return checkNumber(field, numberIn(values, field.name));
    case 'chips':
      return field.required && listIn(values, field.name).length === 0 ? missing(field) : null;
    case 'tags':
    case 'standards':
    case 'source': {
      const { length } = listIn(values, field.name);
      if (length === 0) return field.required ? missing(field) : null;
      return field.max !== null && length > field.max ? `Choose at most ${field.max}.` : null;
    }
    case 'question-mix': {
      const rows = mixIn(values, field.name);
      if (rows.length === 0) return 'Add at least one question type.';
      if (rows.some(({ count }) => count === null || count < 1))
        return 'Enter how many questions of each type, at least 1.';
      if (rows.some(({ points }) => points === null || points < 0)) return 'Enter the points for each type.';
      return mixTotals(rows).questions > field.maxCount
        ? `Choose at most ${field.maxCount} questions.`
        : null;
    }
    case 'rows':
      return checkCount(field, filledRows(field, rowsIn(values, field.name)).length);
    case 'questions':
    case 'switch':
    case 'fields':
      return null;
  }
}

function checkNumber(
  { min, max, whole, required }: Extract<FormField, { kind: 'number' }>,
  value: number | null,
): string | null {
  if (value === null) return required ? 'Enter a number.' : null;
  if (min !== null && max !== null && (value < min || value > max))
    return `Enter a number from ${min} to ${max}.`;
  if (min !== null && value < min) return `Enter at least ${min}.`;
  if (max !== null && value > max) return `Enter at most ${max}.`;
  return whole && !Number.isInteger(value) ? 'Enter a whole number.' : null;
}

function checkCount({ min, max, row }: Extract<FormField, { kind: 'rows' }>, count: number): string | null {
  if (count < min) return min === 1 ? `Add ${withArticle(row)}.` : `Add at least ${min} rows.`;
  return max !== null && count > max ? `Keep at most ${max} rows; there are ${count}.` : null;
}

const CHOSEN: ReadonlySet<string> = new Set(['select', 'choice', 'chips', 'tags', 'standards', 'source']);

const missing = ({ kind, label }: FormField): string =>
  IS_PHRASE.test(label)
    ? `Fill in “${label}”.`
    : `${CHOSEN.has(kind) ? 'Choose' : 'Enter'} ${withArticle(label)}.`;

/** A label that no verb fits, such as "Leave school at" or "To". */
const IS_PHRASE = /^(at|back|leave)\b|\b(at|by|to|and)$|^what$/i;

/** "a grade", "an audience", "the first day", "areas of need", "what happened". */
function withArticle(label: string): string {
  const noun = /^[A-Z]{2}/.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const [head = noun] = noun.split(/ (?:of|for|that) /);
  if (/[^s]s$/.test(head) || /^(what|how|why|when|who) /.test(noun)) return noun;
  if (head !== noun || /^(first|last) |\bwork$/.test(noun)) return `the ${noun}`;
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
