import { type ColumnRole, isOfGroup } from './column-roles';
import {
  findDelimiter,
  isFilled,
  MAX_RECORDS,
  type ListRecord,
  type PassedRecord,
  passOf,
  splitRecords,
} from './list-records';
import { areRecipients, type ListColumn, readColumns } from './read-columns';
import { isMail, readMailboxes } from './read-mailboxes';
import { readRow } from './read-row';
import { type ListedPerson, type ListQuestion, settlePeople } from './settle-people';
import { isAllCapitals, properCase } from './student-names';

export type ListGroup = { column: number; heading: string; values: string[] };

export type StudentList = {
  /** Null if the lines are not divided into columns. */
  delimiter: string | null;
  headingLine: number | null;
  columns: ListColumn[];
  people: ListedPerson[];
  passed: PassedRecord[];
  questions: ListQuestion[];
  /** Columns by which the list can be narrowed, such as a grade. */
  groups: ListGroup[];
  /** Addresses that belong to parents or guardians, in small letters: no student may be invited at one. */
  guardianEmails: ReadonlySet<string>;
  /** Whether the list is longer than what is read, or has more people than can be imported at once. */
  isTooLong: boolean;
};

export type ListChoices = {
  /** The meanings that the teacher chose, by column. */
  roles?: Readonly<Record<number, ColumnRole>>;
  isProperCase?: boolean;
  /** Only the records with this value in a column. */
  only?: { column: number; value: string } | null;
};

/** A longer text is not read, in characters. */
export const MAX_LIST_LENGTH = 1_000_000;
const MAX_LISTED = 2000;
const MAX_GROUPS = 40;

/** Reads the export of a school, a pasted table, or recipients copied from an email. Takes linear time. */
export function readStudentList(whole: string, choices: ListChoices = {}): StudentList {
  const found = findDelimiter(whole.slice(0, MAX_LIST_LENGTH));
  const all = splitRecords(found);
  const records = all.filter(isFilled);
  const isCut = whole.length > MAX_LIST_LENGTH || all.length >= MAX_RECORDS;
  const { columns: guessed, headingAt, isUnclear } = readColumns(records);
  const isUndivided = found.delimiter === null && found.text.includes('@');
  if (headingAt === -1 && (isMail(found.text) || isUndivided || areRecipients(records)))
    return readMail(found.text, found.firstLine, choices, isCut);

  const columns = withRoles(guessed, choices.roles ?? {});
  const rows = records.slice(headingAt + 1);
  const groups = groupsOf(columns, rows);
  const { only } = choices;
  const kept = only ? rows.filter(({ cells }) => (cells[only.column] ?? '').trim() === only.value) : rows;
  const read = kept.map((row) => readRow(row, columns, records[headingAt]));
  const { people, questions, guardianEmails } = settlePeople(
    read.flatMap((row) => row.people),
    columns,
  );
  const isAnyUnclear = isUnclear && !columns.some(({ role }) => role === 'email');
  return {
    delimiter: found.delimiter,
    headingLine: records[headingAt]?.line ?? null,
    columns,
    ...inProperCase(people, choices),
    passed: [
      ...records.slice(0, Math.max(0, headingAt)).map((record) => passOf(record, 'Above the headings.')),
      ...read.flatMap((row) => row.passed),
    ],
    questions: [...(isAnyUnclear ? [whoseAddress] : []), ...questions, ...aboutAll(people, isAnyUnclear)],
    groups,
    guardianEmails,
    isTooLong: isCut || people.length > MAX_LISTED,
  };
}

/** The columns with the chosen meanings: a guess gives way, and the column of a parent never has the students' addresses. */
function withRoles(guessed: readonly ListColumn[], roles: NonNullable<ListChoices['roles']>): ListColumn[] {
  const chosen = guessed.map(({ isOfGuardian }, index) =>
    roles[index] === 'email' && isOfGuardian ? undefined : roles[index],
  );
  return guessed.map((column, index) => {
    const role = chosen[index];
    if (role !== undefined) return { ...column, role };
    return column.role !== 'guardian' && chosen.includes(column.role)
      ? { ...column, role: 'unused' }
      : column;
  });
}

const whoseAddress: ListQuestion = {
  code: 'whose_address',
  text: 'Which column has the students’ own addresses? Nobody is invited before you choose it.',
  lines: [],
};

function readMail(text: string, firstLine: number, choices: ListChoices, isCut: boolean): StudentList {
  const { mailboxes, others } = readMailboxes(text, firstLine);
  const { people, questions } = settlePeople(
    mailboxes.map(({ line, name, address, question, relative }) => ({
      line,
      name,
      number: '',
      address,
      guardianEmails: [],
      refusal: null,
      question,
      relative,
    })),
    [],
  );
  const lines = others.map(({ line }) => line);
  return {
    delimiter: null,
    headingLine: null,
    columns: [],
    ...inProperCase(people, choices),
    passed: others.map((other) => ({ ...other, reason: 'No address.' })),
    questions: [
      ...(lines.length > 0 ? [{ code: 'no_address' as const, text: noAddressText(lines), lines }] : []),
      ...questions,
      ...aboutAll(people, false),
    ],
    groups: [],
    guardianEmails: new Set(),
    isTooLong: isCut || people.length > MAX_LISTED,
  };
}

const noAddressText = (lines: readonly number[]): string =>
  lines.length === 1
    ? `Line ${lines[0]} has no address and is left out. Add an address if it is a student.`
    : `${lines.length} lines have no address and are left out. Add addresses where they are students.`;

function aboutAll(people: readonly ListedPerson[], isUnclear: boolean): ListQuestion[] {
  const named = people.filter(({ name }) => name !== '');
  const capitals = named.filter(({ name }) => isAllCapitals(name));
  const isCapitals = capitals.length >= 3 && capitals.length * 10 >= named.length * 9;
  const isWithoutAddresses =
    people.length > 0 && people.every(({ email, outcome }) => email === '' && outcome === 'ask');
  return [
    ...(isCapitals ? [{ code: 'capitals' as const, text: 'All names are in capitals.', lines: [] }] : []),
    ...(isWithoutAddresses && !isUnclear
      ? [
          {
            code: 'no_addresses' as const,
            text: 'No line has an address. These students can join with the class code instead.',
            lines: [],
          },
        ]
      : []),
  ];
}

const inProperCase = (
  people: ListedPerson[],
  { isProperCase = false }: ListChoices,
): Pick<StudentList, 'people'> => ({
  people: isProperCase
    ? people.map((person) =>
        isAllCapitals(person.name) ? { ...person, name: properCase(person.name) } : person,
      )
    : people,
});

/** The columns that name a part of a school and have a few values. */
function groupsOf(columns: readonly ListColumn[], rows: readonly ListRecord[]): ListGroup[] {
  return columns.flatMap(({ heading, role }, column) => {
    if (role !== 'unused' || !isOfGroup(heading)) return [];
    const values = new Set(
      rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((value) => value !== ''),
    );
    return values.size > 1 && values.size <= MAX_GROUPS
      ? [
          {
            column,
            heading,
            values: [...values].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
          },
        ]
      : [];
  });
}
