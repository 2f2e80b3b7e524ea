import { type ColumnRole, namesStudent } from './column-roles';
import { type ListRecord, type PassedRecord, passOf } from './list-records';
import type { ListColumn } from './read-columns';
import { namesAdult, namesRelative, relativeIn, relativeInAddress } from './relatives';
import { isBlankWord, readAddress, type ReadAddress } from './student-address';
import { cellText, isSuffixed, type ReadName, turnName, turnWords } from './student-names';

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
  /** The word by which the line says that it is about a relative; null if it does not. */
  relative: string | null;
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
  const isWithoutCommas = !columns.some(
    ({ role, samples }) => role === 'last_first' && samples.some((sample) => sample.includes(',')),
  );
  const name = nameOf(cell, isWithoutCommas);
  const relation = relationOf(cell('relationship'), columns);
  const isRelatives = relation.kind === 'relative';
  const written = cellsOf('email')[0] ?? '';
  const address = readAddress(written);
  const person: ReadPerson = {
    line: record.line,
    name: isBlankWord(name.name) ? '' : name.name,
    number: cell('number'),
    address,
    guardianEmails: [...cellsOf('guardian'), ...(isRelatives ? [written] : [])].flatMap(addressesIn),
    refusal: relation.refusal ?? (isEmptyRow(record, columns) ? 'No person.' : null),
    question: record.hasOpenQuote ? OPEN_QUOTE : (relation.question ?? name.question),
    relative: relativeInRow(name.name, record, columns),
  };
  return { people: [asShifted(person, record, columns)], passed: [] };
}

type Relation = {
  kind: 'student' | 'relative' | 'adult' | 'unknown';
  refusal: string | null;
  question: string | null;
};

/** Who a column of relations says that a person is; in a list without one, a student. */
function relationOf(relation: string, columns: readonly ListColumn[]): Relation {
  const isAsked = columns.some(({ role, samples }) => role === 'relationship' && samples.length > 0);
  if (!isAsked) return { kind: 'student', refusal: null, question: null };
  if (namesRelative(relation))
    return { kind: 'relative', refusal: `“${relation}” is a parent or guardian.`, question: null };
  if (namesAdult(relation)) return { kind: 'adult', refusal: `“${relation}” is no student.`, question: null };
  if (namesStudent(relation)) return { kind: 'student', refusal: null, question: null };
  const question = isBlankWord(relation)
    ? 'The line does not say whether this is the student.'
    : `“${relation}” may be a relative. Is this the student?`;
  return { kind: 'unknown', refusal: null, question };
}

/** Looks at what the line says about itself; known notes may speak of a mother who is not the person. */
function relativeInRow(name: string, { cells }: ListRecord, columns: readonly ListColumn[]): string | null {
  const word = relativeIn(name);
  if (word !== null) return word;
  for (const [index, { role, isUnknown }] of columns.entries()) {
    const cell = cellText(cells[index] ?? '');
    const found = role === 'email' ? inAddress(cell) : isSpeaking(role, isUnknown) ? relativeIn(cell) : null;
    if (found !== null) return found;
  }
  return null;
}

const inAddress = (cell: string): string | null =>
  relativeIn(cell.replaceAll(ADDRESSES, '')) ?? relativeInAddress(addressesIn(cell)[0] ?? '');

/** Whether a column may say who a person is; the parts of a name only do together, since "Parent" is a last name too. */
const isSpeaking = (role: ColumnRole, isUnknown: boolean): boolean =>
  role === 'name' || role === 'last_first' || (role === 'unused' && isUnknown);

const NAMES = new Set<ColumnRole>(['name', 'last_first', 'first', 'last', 'infix', 'preferred']);

/** Whether no cell that may be about a person holds anything. */
const isEmptyRow = ({ cells }: ListRecord, columns: readonly ListColumn[]): boolean =>
  columns.every(
    ({ role, isUnknown }, index) =>
      isBlankWord(cells[index] ?? '') ||
      !(NAMES.has(role) || role === 'email' || (role === 'unused' && isUnknown)),
  );

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

/** The name as the person writes it; a whole name that is turned around in a column of others is asked about. */
function nameOf(cell: (role: ColumnRole) => string, isWithoutCommas: boolean): ReadName {
  const [first, last] = [cell('first'), cell('last')];
  const parts = [first, cell('infix'), last].filter((part) => part !== '');
  if (first !== '' || last !== '') return { name: parts.join(' '), question: null };
  const turned = cell('last_first');
  if (turned !== '') return isWithoutCommas ? { name: turnWords(turned), question: null } : turnName(turned);
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
