import { z } from 'zod';
import type { OwnField } from '../../generated/schemas/index.ts';
import {
  aimFields,
  longText,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../templates/fields/common.ts';
import { dateField } from '../templates/fields/date.ts';
import { optionalStudentName, requiredText, studentName } from '../templates/fields/student.ts';

/** The fields that a common field stands for, by its key. */
export const commonFieldsOf: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  topic: { topic: whatFields.topic },
  class_id: { class_id: whatFields.class_id },
  grade_level: { grade_level: whatFields.grade_level },
  subject: { subject: whatFields.subject },
  learning_objectives: { learning_objectives: aimFields.learning_objectives },
  standards: { standards_framework: aimFields.standards_framework, standards: aimFields.standards },
  source: sourceFields,
  reading_level: { reading_level: whoFields.reading_level },
  wida_level: { wida_level: whoFields.wida_level },
  supports: { supports: whoFields.supports },
  title: { title: moreFields.title },
  language: { language: moreFields.language },
  additional_instructions: { additional_instructions: moreFields.additional_instructions },
};

/** Fields on which safety, reading level and the document's title depend. */
export const FIXED = ['topic', 'grade_level'] as const;

/** The form of a teacher's template. Expects fields that `checkContent` accepts. */
export function ownForm(fields: readonly OwnField[]): z.ZodObject {
  return z.object(Object.fromEntries(fields.flatMap(fieldsOf)));
}

function fieldsOf(field: OwnField): [string, z.ZodType][] {
  const common = field.widget === 'common' ? commonFieldsOf[field.key] : undefined;
  if (!common) return [[field.key, labelled(valueOf(field), field)]];
  return Object.entries(common).map(([key, schema], index) => {
    const { group: _, ...meta } = schema.meta() ?? {};
    const labels = { title: field.title, ...(field.help && { description: field.help }) };
    // Only the first one has the teacher's label: the others depend on it.
    return [key, schema.meta(index === 0 ? { ...meta, ...labels } : meta)];
  });
}

function labelled(schema: z.ZodType, field: OwnField): z.ZodType {
  const { title, help, widget } = field;
  if (widget === 'common') return schema;
  return schema.meta({
    title,
    widget,
    ...(help && { description: help }),
    ...(widget === 'rows' && { row: 'entry' }),
  });
}

const TEXT_LENGTHS = { text: 300, textarea: 4_000, 'document-text': 20_000 } as const;

function valueOf(field: OwnField): z.ZodType {
  const { widget, required, title, options = [], default: start = '' } = field;
  const missing = `Enter a value for “${title}”.`;
  switch (widget) {
    case 'text':
    case 'textarea':
    case 'document-text': {
      const max = TEXT_LENGTHS[widget];
      return required ? requiredText(max, missing) : z.string().trim().max(max).default(start.slice(0, max));
    }
    case 'number': {
      const figure = z.number().min(-1_000_000).max(1_000_000);
      return start === '' && required ? figure : figure.default(Number(start) || 0);
    }
    case 'switch':
      return z.boolean().default(start === 'true');
    case 'select':
      return optionOf(field);
    case 'chips': {
      if (field.several !== true) return optionOf(field);
      const several = z.array(z.enum(options)).max(options.length);
      return required ? several.min(1, missing) : several.default([]);
    }
    case 'tags': {
      const tags = z.array(z.string().trim().min(1).max(80)).max(30);
      return required ? tags.min(1, missing) : tags.default([]);
    }
    case 'date':
      return required ? z.iso.date('Choose a day.') : dateField({ title });
    case 'time': {
      const time = z.iso.time({ precision: -1, message: 'Enter a time.' });
      return required ? time : z.union([z.literal(''), time]).default('');
    }
    case 'student':
      return required ? studentName : optionalStudentName;
    default:
      return rowsOf(field, missing);
  }
}

function optionOf({ options = [], required, default: start = '' }: OwnField): z.ZodType {
  const option = z.enum(options);
  const first = options.includes(start) ? start : options[0];
  return (required && start === '') || first === undefined ? option : option.default(first);
}

function rowsOf({ columns = [], required }: OwnField, missing: string): z.ZodType {
  const row = z.object(
    Object.fromEntries(
      columns.map(({ key, title }) => [key, longText(300).meta({ title, widget: 'text' })] as const),
    ),
  );
  const rows = z.array(row).max(40);
  return required ? rows.min(1, missing) : rows.default([]);
}
