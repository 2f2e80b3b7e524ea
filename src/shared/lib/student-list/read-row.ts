import type { ColumnRole } from './column-roles';
import { type ListRecord, type PassedRecord, passOf } from './list-records';
import type { ListColumn } from './read-columns';
import { isBlankWord, readAddress, type ReadAddress } from './student-address';
import { cellText, isSuffixed, type ReadName, turnName } from './student-names';

/** A person of a list, before it is compared with the others. */
export type ReadPerson = {
  line: number;
  name: string;
  number: string;
  address: ReadAddress;
  guardianEmails: string[];
  /** Why this is no student. */
  refusal: string | null;
  question: string | null;
};

type ReadRow = { people: ReadPerson[]; passed: PassedRecord[] };

/** Reads a record by the meanings of its columns: a person, or a line that is none. */
export function readRow(
  record: ListRecord,
  columns: readonly ListColumn[],
  heading: ListRecord | undefined,
): ReadRow {
  const passed = reasonToPass(record, columns, heading);
  if (passed !== null) return { people: [], passed: [passOf(record, passed)] };
  const cellsOf = (role: ColumnRole): string[] =>
    columns.flatMap((column, index) => (column.role === role ? [record.cells[index] ?? ''] : []));
  const cell = (role: ColumnRole): string => cellText(cellsOf(role)[0] ?? '');
  const name = nameOf(cell);
  const relationship = cell('relationship');
  const isParent = PARENT.test(relationship);
  const written = cellsOf('email')[0] ?? '';
  const address = readAddress(written);
  const person: ReadPerson = {
    line: record.line,
    name: isBlankWord(name.name) ? '' : name.name,
    number: cell('number'),
    address,
    guardianEmails: [...cellsOf('guardian'), ...(isParent ? [written] : [])].flatMap(addressesIn),
    refusal: refusalOf(name.name, written, relationship),
    question: record.hasOpenQuote ? OPEN_QUOTE : name.question,
  };
  return { people: [asShifted(person, record, columns)], passed: [] };
}

const PARENT =
  /mother|father|\bmom\b|\bmum\b|\bdad\b|parent|guardian|carer|madre|padre|m[eè]re|p[eè]re|mutter|vater|eltern|grand|aunt|uncle|emergency|tutor/i;
const ADULT = /teacher|staff|lehrer|profesor|enseignant|advis[eo]r|coach/i;
const OPEN_QUOTE = 'A quotation mark opens in this line and is never closed. Check the line.';
const ADDRESSES = /[^\s<>()",;:]{1,254}@[^\s<>()",;]{1,254}/g;

const addressesIn = (cell: string): string[] =>
  (cell.match(ADDRESSES) ?? []).map((address) => address.toLowerCase().replace(/^mailto:/, ''));

/** The first reason why a record is no person. */
function reasonToPass(
  { cells }: ListRecord,
  columns: readonly ListColumn[],
  heading: ListRecord | undefined,
): string | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = ''] = filled;
  if (cells.some((cell) => cell.includes('@'))) return null;
  if (/^points possible$/i.test(first)) return 'The row of maximum points.';
  if (
    /^(?:grand )?(?:total|totals|sum|summe|gesamt|anzahl|count|average|mean)\b/i.test(first) &&
    isFiguresAfter(filled)
  )
    return 'A total.';
  if (heading && filled.length > 1 && sameCells(cells, heading.cells)) return 'The headings again.';
  const at = (role: ColumnRole): string => {
    const index = columns.findIndex((column) => column.role === role);
    return index === -1 ? '' : (cells[index] ?? '').trim();
  };
  const isTestStudent = /^(?:student, ?test|test student)$/i.test(at('name') || at('last_first'));
  return isTestStudent && at('number') === '' ? 'The test student of the export.' : null;
}

const isFiguresAfter = ([first = '', ...rest]: readonly string[]): boolean =>
  rest.every((cell) => /^[\d.,% ]+$/.test(cell)) && (rest.length > 0 || /[:\d]/.test(first));

const sameCells = (a: readonly string[], b: readonly string[]): boolean =>
  b.every((cell, index) => cell.trim() === (a[index] ?? '').trim());

function refusalOf(name: string, written: string, relationship: string): string | null {
  if (PARENT.test(relationship)) return `“${relationship}” is a parent or guardian.`;
  if (ADULT.test(relationship)) return `“${relationship}” is no student.`;
  return isBlankWord(name) && isBlankWord(written) ? 'No person.' : null;
}

/** The name as the person writes it; a whole name that is turned around in a column of others is asked about. */
function nameOf(cell: (role: ColumnRole) => string): ReadName {
  const [first, last] = [cell('first'), cell('last')];
  if (first !== '' || last !== '') return { name: `${first} ${last}`.trim(), question: null };
  const turned = cell('last_first');
  if (turned !== '') return turnName(turned);
  const name = cell('name') || cell('preferred');
  if (!name.includes(',') || isSuffixed(name) || /[="]/.test(name)) return { name, question: null };
  const guess = turnName(name);
  return { ...guess, question: guess.question ?? `Is “${guess.name}” the name?` };
}

/** A comma without quotation marks moves all that follows: the address is then in another column. */
function asShifted(person: ReadPerson, { cells }: ListRecord, columns: readonly ListColumn[]): ReadPerson {
  if (person.refusal !== null && person.refusal !== 'No person.') return person;
  const surplus = cells.length - columns.length;
  const email = columns.findIndex(({ role }) => role === 'email');
  const isFilledBeyond = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (surplus <= 0 || columns.length < 2 || (person.address.kind === 'valid' && !isFilledBeyond))
    return person;
  const moved = cells.findIndex((cell, index) => index > email && cell.includes('@')) - email;
  if (person.address.kind === 'valid' || moved < 1 || moved > surplus)
    return isFilledBeyond ? { ...person, question: TOO_MANY } : person;
  const name = columns.findIndex(({ role }) => role === 'name' || role === 'last_first' || role === 'first');
  // Where parents have a column, the address that moved here may be theirs.
  const hasGuardians = columns.some(({ role }) => role === 'guardian');
  const written = readAddress(cells[email + moved] ?? '');
  return {
    ...person,
    refusal: null,
    name:
      name === -1
        ? person.name
        : cells
            .slice(name, name + moved + 1)
            .map(cellText)
            .join(' '),
    address: hasGuardians ? { kind: 'none' } : written,
    question: TOO_MANY,
  };
}

const TOO_MANY = 'The line has more cells than the list has columns. Check name and address.';
