import { isOfGuardian, meaningOf, namesAddress, namesPerson } from './column-roles';
import type { ListRecord } from './list-records';
import { isBlankWord } from './student-address';

export type FoundHeadings = {
  /** The index of the record with the headings, the lower one of two; -1 if there is none. */
  at: number;
  headings: string[];
};

/** Titles above the headings of an export. */
const MAX_TITLES = 20;

const isEmpty = (cell: string | undefined): boolean => (cell ?? '').trim() === '';

/** Finds the record that heads the columns. `records` have at least one filled cell. */
export function findHeadings(records: readonly ListRecord[]): FoundHeadings {
  const at = findKnown(records);
  const upper = records[at];
  const lower = records[at + 1];
  if (upper && lower && isSecondLevel(upper, lower))
    return { at: at + 1, headings: joinLevels(upper.cells, lower.cells) };
  if (at !== -1) return { at, headings: [...(upper?.cells ?? [])] };
  return isForeign(records) ? { at: 0, headings: [...(records[0]?.cells ?? [])] } : { at: -1, headings: [] };
}

/** The first record that is mostly known headings, or that heads the addresses below it. */
function findKnown(records: readonly ListRecord[]): number {
  return records.slice(0, MAX_TITLES).findIndex((record, index) => {
    const filled = record.cells.filter((cell) => !isEmpty(cell));
    if (filled.some((cell) => cell.includes('@'))) return false;
    const meanings = filled.map(meaningOf).filter((meaning) => meaning !== null);
    if (!meanings.some((meaning) => namesPerson(meaning) || namesAddress(meaning))) return false;
    return meanings.length * 2 >= filled.length || headsAddresses(record, records.slice(index + 1));
  });
}

/** Whether a record has a heading of addresses, with addresses below it. */
const headsAddresses = ({ cells }: ListRecord, rows: readonly ListRecord[]): boolean =>
  cells.some((cell, column) => {
    const meaning = meaningOf(cell);
    return meaning !== null && namesAddress(meaning) && areAddresses(rows, column);
  });

const areAddresses = (rows: readonly ListRecord[], column: number): boolean => {
  const filled = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => !isEmpty(cell));
  return filled.length > 0 && filled.filter((cell) => cell.includes('@')).length * 2 > filled.length;
};

/** Whether the first record names the column of addresses in a language that is not known. */
function isForeign(records: readonly ListRecord[]): boolean {
  const [first, ...rows] = records;
  if (first === undefined || first.cells.some((cell) => /[@\d]/.test(cell))) return false;
  return first.cells.some((cell, column) => !isBlankWord(cell) && areAddresses(rows, column));
}

/** Headings in two lines: "Student, , Parent, " above "Name, Email, Name, Email". */
function isSecondLevel(upper: ListRecord, lower: ListRecord): boolean {
  const filled = lower.cells.filter((cell) => !isEmpty(cell));
  const blanks = upper.cells.filter((cell, column) => isEmpty(cell) && !isEmpty(lower.cells[column])).length;
  return (
    blanks > 0 &&
    filled.length > 1 &&
    upper.cells.some((cell) => isOfGuardian(cell) || meaningOf(cell) === 'name') &&
    filled.every((cell) => meaningOf(cell) !== null)
  );
}

function joinLevels(upper: readonly string[], lower: readonly string[]): string[] {
  let group = '';
  return lower.map((heading, column) => {
    if (!isEmpty(upper[column])) group = (upper[column] ?? '').trim();
    return `${group} ${heading.trim()}`.trim();
  });
}
