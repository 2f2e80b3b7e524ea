import { z } from 'zod';
import {
  entriesSchema,
  type EntryPart,
  type TaskQuestion,
  taskQuestionSchema,
} from '../../../generated/blocks.ts';
import { type Column, columnsOf } from '../../templates/columns.ts';
import { labelled, labelledList } from '../labelled.ts';
import { paragraphs } from '../paragraphs.ts';
import { heading, kept, type Piece, quiet, text, withWideBlanks } from '../piece.ts';
import { blockWriter } from './block-writer.ts';
import { writeTaskQuestion } from './questions-block.ts';

/**
 * Each entry under its heading, its numbers on a line and its short texts beside their labels. Entries with room for an answer are
 * numbered tasks.
 */
export const writeEntries = blockWriter(entriesSchema, (entries, { schema, copy }) => {
  const [first, ...rest] = columnsOf(schema);
  const lines = schema ? z.globalRegistry.get(schema)?.answer_lines : undefined;
  return entries.flatMap((entry, index) => {
    const title = (first && headingOf(first, entry[first.key])) || `${index + 1}`;
    // Below a number, the first text is the task itself.
    const [next] = rest;
    const below = first && next && typeof entry[first.key] === 'number' ? entry[next.key] : undefined;
    const isTask = typeof below === 'string';
    const parts = isTask ? rest.slice(1) : rest;
    const question = parts.map(({ key }) => entry[key]).find(isQuestion);
    return [
      ...(lines === undefined
        ? [heading(3, title), ...(isTask ? paragraphs(below) : [])]
        : [{ kind: 'question' as const, number: index + 1, text: isTask ? below : title }]),
      ...numbersOf(parts, entry),
      ...parts
        .flatMap((column) => writePart(column, entry[column.key]))
        .map((piece) => (lines !== undefined && copy === 'student' ? aboveLines(piece) : piece)),
      ...(question === undefined ? [] : writeTaskQuestion({ lines, ...question }, copy)),
      ...(lines !== undefined && copy === 'student' && question === undefined
        ? [{ kind: 'lines' as const, count: lines }]
        : []),
    ];
  });
});

/** On the page of the lines to write on, with blanks that are wide enough. */
function aboveLines(piece: Piece): Piece {
  if (piece.kind === 'text') return kept({ ...piece, text: withWideBlanks(piece.text) });
  return kept(
    piece.kind === 'facts'
      ? {
          ...piece,
          facts: piece.facts.map((fact) =>
            fact.text === undefined ? fact : { ...fact, text: withWideBlanks(fact.text) },
          ),
        }
      : piece,
  );
}

/** The numbers of an entry, such as its minutes and points, on one line. */
function numbersOf(columns: readonly Column[], entry: Record<string, EntryPart>): Piece[] {
  const numbers = columns.flatMap(({ key, label }) =>
    typeof entry[key] === 'number' ? [`${label}: ${entry[key]}`] : [],
  );
  return numbers.length === 0 ? [] : [kept(quiet(numbers.join(' · ')))];
}

/** The first part of an entry; its label and number if it is a number. */
function headingOf({ label }: Column, part: EntryPart | undefined): string {
  if (typeof part === 'number') return `${label} ${part}`;
  return typeof part === 'string' ? part : '';
}

const isQuestion = (part: EntryPart | undefined): part is TaskQuestion =>
  taskQuestionSchema.safeParse(part).success;

function writePart({ label, columns = [] }: Column, part: EntryPart | undefined): Piece[] {
  // Numbers stand under the heading, and a question at the end.
  if (part === undefined || part === '' || typeof part === 'number' || isQuestion(part)) return [];
  if (Array.isArray(part)) return labelledList(label, part);
  if (typeof part === 'object') {
    const [figure, unit, ...others] = columns.map(({ key }) => part[key]);
    // A quantity, such as 12 eggs, is one line.
    if (typeof figure === 'number' && typeof unit === 'string' && others.length === 0)
      return labelled(label, `${figure} ${unit}`.trim());
    const values = columns.flatMap(({ key, label: name }) => {
      const value = textOrFigure(part[key]);
      return value === undefined || value === '' ? [] : [{ name, value }];
    });
    return values.flatMap(({ name, value }) =>
      labelled(values.length === 1 ? label : `${label}: ${name}`, value),
    );
  }
  const [opening, ...others] = paragraphs(part);
  if (opening === undefined) return [];
  if (opening.kind !== 'text') return [kept(text(`**${label}**`)), opening, ...others];
  return others.length === 0
    ? labelled(label, opening.text)
    : [text(`**${label}.** ${opening.text}`), ...others];
}

const textOrFigure = (value: string | number | boolean | undefined) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
