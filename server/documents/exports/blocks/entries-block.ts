import { z } from 'zod';
import { entriesSchema, type EntryPart } from '../../../generated/blocks.ts';
import { type Column, columnsOf } from '../../templates/columns.ts';
import { labelled, labelledList } from '../labelled.ts';
import { heading, paragraphs, type Piece, text } from '../piece.ts';
import { blockWriter } from './section.ts';

/** Each entry under its heading, with figures and short texts after their labels. */
export const writeEntries = blockWriter(entriesSchema, (entries, { schema, copy }) => {
  const [first, ...rest] = columnsOf(schema);
  const lines = copy === 'student' && schema ? z.globalRegistry.get(schema)?.answer_lines : undefined;
  return entries.flatMap((entry, index) => [
    heading(3, (first && textOf(entry[first.key])) || `${index + 1}`),
    ...rest.flatMap((column) => writePart(column, entry[column.key])),
    ...(lines ? [{ kind: 'lines' as const, count: lines }] : []),
  ]);
});

const textOf = (part: EntryPart | undefined) => (typeof part === 'string' ? part : '');

function writePart({ label, columns = [] }: Column, part: EntryPart | undefined): Piece[] {
  if (part === undefined || part === '') return [];
  if (typeof part === 'number') return labelled(label, part);
  if (Array.isArray(part)) return labelledList(label, part);
  if (typeof part === 'object') {
    const values = columns.flatMap(({ key, label: name }) => labelled(name, textOrFigure(part[key])));
    return values.length === 0 ? [] : [text(`**${label}**`), ...values];
  }
  const [opening, ...others] = paragraphs(part);
  return opening?.kind === 'text' ? [...labelled(label, opening.text), ...others] : [];
}

const textOrFigure = (value: string | number | boolean | undefined) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
