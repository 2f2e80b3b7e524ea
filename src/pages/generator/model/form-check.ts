import type { FormField } from './form-schema';
import { type FormValues, isShown, listIn, mixIn, mixTotals, numberIn, textIn } from './form-values';

/** The message of each invalid field, by field name. */
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
        ? `Shorten this to ${field.maxLength.toLocaleString('en-US')} characters; it has ${length.toLocaleString('en-US')}.`
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
    case 'switch':
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

const missing = ({ kind, label }: FormField): string =>
  `${kind === 'text' || kind === 'textarea' ? 'Enter' : 'Choose'} ${withArticle(label)}.`;

/** "a grade", "an audience"; a plural label stands alone. */
function withArticle(label: string): string {
  const noun = /^[A-Z]{2}/.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  if (/[^s]s$/.test(noun)) return noun;
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
