import { z } from 'zod';
import { phaseSchema, vocabularySchema } from '../../../generated/blocks.ts';
import { columnsOf, spaced } from '../../templates/columns.ts';
import { counted } from '../../templates/verdicts.ts';
import { heading, paragraphs, type Piece, text } from '../piece.ts';
import type { Section } from './section.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const facts = z.record(z.string(), scalar);

/** Whatever it is: texts, lists and objects, one below the other. */
export function writeAnything({ value, schema }: Section): Piece[] {
  if (scalar.safeParse(value).success) return paragraphs(String(value));
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const texts = z.array(scalar).safeParse(items);
    if (texts.success) return [{ kind: 'list', items: texts.data.map(String) }];
    return items.flatMap((item) => writeAnything({ value: item, schema, copy: 'teacher' }));
  }
  const object = z.record(z.string(), z.unknown()).safeParse(value);
  if (!object.success) return [];
  const titles = labelsOf(schema);
  return Object.entries(object.data).flatMap(([key, inner]): Piece[] => {
    const label = titles.get(key) ?? spaced(key);
    return scalar.safeParse(inner).success
      ? [text(`**${label}** ${String(inner)}`)]
      : [text(`**${label}**`), ...writeAnything({ value: inner, schema: undefined, copy: 'teacher' })];
  });
}

export function writeFacts(section: Section): Piece[] {
  const read = facts.safeParse(section.value);
  if (!read.success) return writeAnything(section);
  const titles = labelsOf(section.schema);
  return Object.entries(read.data)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => text(`**${titles.get(key) ?? spaced(key)}.** ${String(value)}`));
}

const labelsOf = (schema: Section['schema']) =>
  new Map(columnsOf(schema).map(({ key, label }) => [key, label]));

/** Columns in the order of the schema; one that is empty in every row is left out. */
export function writeTable(section: Section): Piece[] {
  const read = z.array(facts).safeParse(section.value);
  if (!read.success) return writeAnything(section);
  const rows = read.data;
  const columns = columnsOf(section.schema).filter(({ key }) => rows.some((row) => (row[key] ?? '') !== ''));
  if (columns.length === 0) return [];
  return [
    {
      kind: 'table',
      head: columns.map(({ label }) => label),
      rows: rows.map((row) => columns.map(({ key }) => String(row[key] ?? ''))),
    },
  ];
}

export function writeTimeline(section: Section): Piece[] {
  const read = z.array(phaseSchema).safeParse(section.value);
  if (!read.success) return writeAnything(section);
  return read.data.flatMap((phase) => [
    heading(3, `${phase.name} (${counted(phase.minutes, 'minute')})`),
    text(`**You.** ${phase.teacher_actions}`),
    text(`**Students.** ${phase.student_actions}`),
    ...(phase.checks.length > 0 ? [text('**Check**'), { kind: 'list' as const, items: phase.checks }] : []),
  ]);
}

export function writeVocabulary(section: Section): Piece[] {
  const read = vocabularySchema.safeParse(section.value);
  if (!read.success) return writeAnything(section);
  return [{ kind: 'list', items: read.data.map(({ term, definition }) => `**${term}**: ${definition}`) }];
}
