import { z } from 'zod';
import type { OwnField, OwnSection, OwnTemplateContent } from '../../generated/schemas/index.ts';
import { type FieldErrors, Problem } from '../../platform/problem.ts';
import { columnsOf } from '../templates/columns.ts';
import { generatorOf } from '../templates/generators.ts';
import { commonFieldsOf, FIXED, ownForm } from './own-form.ts';
import { COLUMNAR, ownResult } from './own-result.ts';

/** Keys reach the prompt unmarked, so a teacher chooses none: they come from the base or are numbered. */
const NUMBERED = { field: /^field_\d{1,3}$/, section: /^part_\d{1,3}$/, column: /^column_\d{1,3}$/ } as const;

/** Throws a 422 with a message per place, if a form or a document could not be derived from the content. */
export function rejectInvalidContent(content: OwnTemplateContent): void {
  const errors: FieldErrors = {};
  const report = (place: string, message: string) => (errors[place] ??= []).push(message);
  const base = baseKeys(content.base);
  if (content.name.trim() === '') report('name', 'Enter a name.');
  for (const key of FIXED) {
    if (!content.fields.some((field) => field.key === key && field.widget === 'common'))
      report('fields', 'Topic and grade are part of every template.');
  }
  for (const [index, field] of content.fields.entries()) {
    const message = fieldFault(field, base);
    if (message !== null) report(`fields.${index}`, message);
  }
  for (const [index, section] of content.sections.entries()) {
    const message = sectionFault(section, base);
    if (message !== null) report(`sections.${index}`, message);
  }
  for (const place of ['fields', 'sections'] as const) {
    const keys = content[place].map(({ key }) => key);
    if (new Set(keys).size < keys.length) report(place, 'Two entries have the same key.');
  }
  if (Object.keys(errors).length > 0) throw new Problem('invalid', undefined, { errors });
  // A declaration that can't be drawn must never be stored.
  z.toJSONSchema(ownForm(content.fields), { io: 'input' });
  z.toJSONSchema(ownResult(content.sections));
}

interface BaseKeys {
  fields: ReadonlySet<string>;
  sections: ReadonlySet<string>;
  columns: ReadonlySet<string>;
}

function baseKeys(type: string): BaseKeys {
  const generator = generatorOf(type);
  const sections = Object.entries(generator?.result.shape ?? {});
  const rows = JSON.stringify(generator ? z.toJSONSchema(generator.input, { io: 'input' }) : {});
  return {
    fields: new Set(Object.keys(generator?.input.shape ?? {})),
    sections: new Set(sections.map(([key]) => key)),
    columns: new Set([
      ...sections.flatMap(([, schema]) => columnsOf(schema).map(({ key }) => key)),
      ...Array.from(rows.matchAll(/"([a-z][a-z0-9_]{0,39})":\{/g), ([, key = '']) => key),
    ]),
  };
}

function fieldFault(
  { key, title, widget, options = [], columns = [], default: start = '' }: OwnField,
  base: BaseKeys,
) {
  if (title.trim() === '') return 'Enter a label.';
  if (widget === 'common') return key in commonFieldsOf ? null : 'This is not a common field.';
  if (isCommon(key) || !(base.fields.has(key) || NUMBERED.field.test(key))) return 'This key is not allowed.';
  if ((widget === 'select' || widget === 'chips') && options.filter((text) => text.trim() !== '').length < 2)
    return 'Enter at least two options.';
  if (new Set(options).size < options.length) return 'Two options are the same.';
  if (widget === 'rows') return columnFault(columns, base);
  if (widget === 'number' && start !== '' && Number.isNaN(Number(start)))
    return 'The default is not a number.';
  return null;
}

const isCommon = (key: string): boolean => Object.values(commonFieldsOf).some((parts) => key in parts);

function sectionFault({ key, title, block, columns = [] }: OwnSection, base: BaseKeys) {
  if (title.trim() === '') return 'Enter a heading.';
  if (!(base.sections.has(key) || NUMBERED.section.test(key))) return 'This key is not allowed.';
  return COLUMNAR.has(block) ? columnFault(columns, base) : null;
}

function columnFault(columns: NonNullable<OwnSection['columns']>, base: BaseKeys) {
  if (columns.length === 0) return 'Add at least one column.';
  if (columns.some(({ title }) => title.trim() === '')) return 'Enter a name for each column.';
  if (columns.some(({ key }) => !(base.columns.has(key) || NUMBERED.column.test(key))))
    return 'This key is not allowed.';
  return new Set(columns.map(({ key }) => key)).size < columns.length
    ? 'Two columns have the same key.'
    : null;
}
