import { type FormField, isShown, mixIn } from '@/entities/template-form';
import type { TemplateExample } from '@/shared/api/templates';

const MAX_TEXT = 400;

/** The fields of the form that the example fills in, with their values in words. */
export function filledFields(
  fields: readonly FormField[],
  input: TemplateExample['input'],
): { label: string; value: string }[] {
  return fields
    .filter((field) => isShown(field, input) && !HOLDS_IDS.has(field.kind))
    .filter(({ name, required, fallback }) => required || !isSame(input[name], fallback))
    .map((field) => ({ label: field.label, value: wordsOf(field, input) }))
    .filter(({ value }) => value !== '');
}

const HOLDS_IDS: ReadonlySet<FormField['kind']> = new Set(['class', 'document', 'questions', 'source']);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function wordsOf(field: FormField, input: TemplateExample['input']): string {
  const value = input[field.name];
  if (field.kind === 'switch') return value === true ? 'Yes' : 'No';
  if (field.kind === 'question-mix') {
    const mix = mixIn(input, field.name).map(({ type, count }) => `${count} ${type.replaceAll('-', ' ')}`);
    return mix.join(', ');
  }
  if (Array.isArray(value)) return shortened(value.map(entryOf).filter(Boolean).join(listMark(field)));
  return shortened(entryOf(value));
}

/** A row has commas of its own. */
const listMark = ({ kind }: FormField): string => (kind === 'rows' ? '; ' : ', ');

function entryOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(entryOf).filter(Boolean).join(', ');
}

const shortened = (text: string): string =>
  text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT).replace(/\s+\S*$/, '')} …`;
