import { z } from 'zod';
import { columnsOf, spaced } from '../../templates/columns.ts';
import { labelled, tableOf } from '../labelled.ts';
import { paragraphs } from '../paragraphs.ts';
import { type Piece, text } from '../piece.ts';
import type { Section } from './section.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const facts = z.record(z.string(), scalar);

/** Texts, lists and objects one below the other, for values without a form of their own. */
export function writeAnything({ value, schema, copy }: Section): Piece[] {
  if (scalar.safeParse(value).success) return paragraphs(String(value));
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const texts = z.array(scalar).safeParse(items);
    if (texts.success) return [{ kind: 'list', items: texts.data.map(String) }];
    return items.flatMap((item) => writeAnything({ value: item, schema, copy }));
  }
  const object = z.record(z.string(), z.unknown()).safeParse(value);
  if (!object.success) return [];
  const titles = labelsOf(schema);
  return Object.entries(object.data).flatMap(([key, inner]): Piece[] => {
    const label = titles.get(key) ?? spaced(key);
    return scalar.safeParse(inner).success
      ? [text(`**${label}** ${String(inner)}`)]
      : [text(`**${label}**`), ...writeAnything({ value: inner, schema: undefined, copy })];
  });
}

export function writeFacts(section: Section): Piece[] {
  const read = facts.safeParse(section.value);
  if (!read.success) return writeAnything(section);
  const titles = labelsOf(section.schema);
  return Object.entries(read.data).flatMap(([key, value]) =>
    labelled(titles.get(key) ?? spaced(key), String(value)),
  );
}

const labelsOf = (schema: Section['schema']) =>
  new Map(columnsOf(schema).map(({ key, label }) => [key, label]));

/** Columns in the order of the schema; leaves out a column that is empty in every row. */
export function writeTable(section: Section): Piece[] {
  const read = z.array(facts).safeParse(section.value);
  return read.success ? tableOf(columnsOf(section.schema), read.data) : writeAnything(section);
}
