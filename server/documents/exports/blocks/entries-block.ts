import { z } from 'zod';
import { entriesSchema, type EntryPart } from '../../../generated/blocks.ts';
import { type Column, columnsOf } from '../../templates/columns.ts';
import { labelled, labelledList } from '../labelled.ts';
import { heading, paragraphs, type Piece, text } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

/** Each entry under its heading, with numbers and short texts after their labels. */
export const writeEntries = blockWriter(entriesSchema, (entries, { schema, copy }) => {
  const [first, ...rest] = columnsOf(schema);
  const lines = copy === 'student' && schema ? z.globalRegistry.get(schema)?.answer_lines : undefined;
  return entries.flatMap((entry, index) => [
    heading(3, (first && headingOf(first, entry[first.key])) || `${index + 1}`),
    ...rest.flatMap((column, place) => {
      const part = entry[column.key];
      // Below a number, the first text is the entry itself and needs no label.
      const isTask = place === 0 && typeof part === 'string' && first && typeof entry[first.key] === 'number';
      return isTask ? paragraphs(part) : writePart(column, part);
    }),
    ...(lines ? [{ kind: 'lines' as const, count: lines }] : []),
  ]);
});

/** The first part of an entry; its label and number if it is a number. */
function headingOf({ label }: Column, part: EntryPart | undefined): string {
  if (typeof part === 'number') return `${label} ${part}`;
  return typeof part === 'string' ? part : '';
}

function writePart({ label, columns = [] }: Column, part: EntryPart | undefined): Piece[] {
  if (part === undefined || part === '') return [];
  if (typeof part === 'number') return labelled(label, part);
  if (Array.isArray(part)) return labelledList(label, part);
  if (typeof part === 'object') {
    const [figure, unit, ...others] = columns.map(({ key }) => part[key]);
    // A quantity, such as 12 eggs, is one line.
    if (typeof figure === 'number' && typeof unit === 'string' && others.length === 0)
      return labelled(label, `${figure} ${unit}`.trim());
    const values = columns.flatMap(({ key, label: name }) => labelled(name, textOrFigure(part[key])));
    return values.length === 0 ? [] : [text(`**${label}**`), ...values];
  }
  const [opening, ...others] = paragraphs(part);
  return opening?.kind === 'text' ? [...labelled(label, opening.text), ...others] : [];
}

const textOrFigure = (value: string | number | boolean | undefined) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
