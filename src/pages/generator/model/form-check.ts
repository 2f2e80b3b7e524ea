import type { FormField } from './form-schema';
import { type FormValues, isShown, listIn, mixIn, mixTotals, numberIn, textIn } from './form-values';

/** One sentence a field, by its name, that says what to do. Fields that are in order have none. */
export type FieldMessages = Readonly<Record<string, string>>;

export function checkForm(fields: readonly FormField[], values: FormValues): FieldMessages {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const message = isShown(field, values) ? checkField(field, values) : null;
      return message === null ? [] : [[field.name, message]];
    }),
  );
}

function checkField(field: FormField, values: FormValues): string | null {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'select': {
      const { length } = textIn(values, field.name).trim();
      if (length === 0) return field.required ? missing(field) : null;
      return field.maxLength !== null && length > field.maxLength
        ? `At most ${field.maxLength.toLocaleString('en-US')} characters; this has ${length.toLocaleString('en-US')}.`
        : null;
    }
    case 'choice':
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
      return field.max !== null && length > field.max ? `At most ${field.max}.` : null;
    }
    case 'question-mix': {
      const rows = mixIn(values, field.name);
      if (rows.length === 0) return 'Ask for at least one question.';
      if (rows.some(({ count }) => count === null || count < 1)) return 'Say how many of each, one at least.';
      if (rows.some(({ points }) => points === null || points < 0)) return 'Give each kind its points.';
      return mixTotals(rows).questions > field.maxCount
        ? `Ask for ${field.maxCount} questions at most.`
        : null;
    }
    case 'switch':
      return null;
  }
}

function checkNumber(
  { min, max, whole, required }: Extract<FormField, { kind: 'number' }>,
  value: number | null,
): string | null {
  if (value === null) return required ? 'Put in a number.' : null;
  if (min !== null && max !== null && (value < min || value > max)) return `Between ${min} and ${max}.`;
  if (min !== null && value < min) return `At least ${min}.`;
  if (max !== null && value > max) return `At most ${max}.`;
  return whole && !Number.isInteger(value) ? 'A whole number.' : null;
}

const missing = ({ kind, label }: FormField): string =>
  kind === 'text' || kind === 'textarea' ? 'Fill this in.' : `Choose ${label.toLowerCase()}.`;
