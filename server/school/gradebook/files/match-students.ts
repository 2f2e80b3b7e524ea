import type { GradebookStudent } from './class-gradebook.ts';
import type { ColumnRole } from './dialects.ts';
import { likest, nameKey, pairsOf } from './names.ts';
import { type Answers, answerTo, type QuestionKind, type QuestionList, rowKey } from './questions.ts';
import type { FileColumn, FileRow } from './recognise.ts';

export interface MatchedRow {
  readonly row: FileRow;
  readonly studentId: string;
  /** The number of the school, if the file has one and the gradebook has none. */
  readonly newNumber: string | null;
}

/** Finds the student of each row; asks about those that are not certain. */
export function matchStudents(
  columns: readonly FileColumn[],
  rows: readonly FileRow[],
  students: readonly GradebookStudent[],
  answers: Answers,
  questions: QuestionList,
): MatchedRow[] {
  const index = indexOf(students);
  return rows.flatMap((row): MatchedRow[] => {
    const person = personIn(columns, row);
    const matched = (studentId: string): MatchedRow => {
      const isNew = index.ids.get(studentId)?.number === null && person.number !== '';
      return { row, studentId, newNumber: isNew ? person.number : null };
    };
    const found = findStudent(person, index);
    if (found.kind === 'found') return [matched(found.id)];
    const key = rowKey(row.line);
    const answer = answerTo(answers, found.kind, key);
    const studentId = answer === 'take' && found.ids.length === 1 ? found.ids[0] : answer;
    if (studentId !== undefined && index.ids.has(studentId)) return [matched(studentId)];
    if (answer !== 'leave')
      questions.add(found.kind, { key, line: row.line, text: person.text, candidates: found.ids });
    return [];
  });
}

interface Person {
  id: string;
  number: string;
  email: string;
  userName: string;
  name: string;
  text: string;
}

function personIn(columns: readonly FileColumn[], { cells }: FileRow): Person {
  const cell = (role: ColumnRole): string => {
    const text = cells[columns.find((column) => column.role === role)?.index ?? -1] ?? '';
    // Moodle writes a full stop for a surname that is missing.
    return text === '.' || text === '-' ? '' : text;
  };
  const login = cell('user_name');
  const email = cell('email') || (login.includes('@') ? login : '');
  const name = cell('name') || `${cell('first_name')} ${cell('last_name')}`.trim();
  return {
    id: cell('id'),
    number: cell('number'),
    email: email.toLowerCase(),
    userName: login.includes('@') ? '' : login.toLowerCase(),
    name,
    text: [name, cell('number'), email || login].filter((part) => part !== '').join(', '),
  };
}

interface StudentIndex {
  ids: ReadonlyMap<string, GradebookStudent>;
  numbers: ReadonlyMap<string, readonly string[]>;
  bareNumbers: ReadonlyMap<string, readonly string[]>;
  emails: ReadonlyMap<string, readonly string[]>;
  userNames: ReadonlyMap<string, readonly string[]>;
  names: ReadonlyMap<string, readonly string[]>;
  pairs: readonly { id: string; pairs: ReadonlySet<string> }[];
}

const bare = (number: string): string => number.replace(/^0+(?=\d)/, '');

const namesOf = ({ firstName, lastName, otherNames = [] }: GradebookStudent): string[] => [
  `${firstName} ${lastName}`,
  ...otherNames,
];

function indexOf(students: readonly GradebookStudent[]): StudentIndex {
  const by = (keysOf: (student: GradebookStudent) => (string | null)[]) => {
    const ids = new Map<string, string[]>();
    for (const student of students)
      for (const key of new Set(keysOf(student)))
        if (key) ids.set(key, [...(ids.get(key) ?? []), student.id]);
    return ids;
  };
  return {
    ids: new Map(students.map((student) => [student.id, student])),
    numbers: by(({ number }) => [number]),
    bareNumbers: by(({ number }) => [number === null ? null : bare(number)]),
    emails: by(({ email }) => [email?.toLowerCase() ?? null]),
    userNames: by(({ userName }) => [userName?.toLowerCase() ?? null]),
    names: by((student) => namesOf(student).map(nameKey)),
    pairs: students.flatMap((student) =>
      namesOf(student).map((name) => ({ id: student.id, pairs: pairsOf(name) })),
    ),
  };
}

type StudentQuestion = Extract<
  QuestionKind,
  'unknown_student' | 'same_name' | 'name_only' | 'contradiction' | 'leading_zeros'
>;
type Found = { kind: 'found'; id: string } | { kind: StudentQuestion; ids: readonly string[] };

/** By id, number, address and user name, which must agree; then by the number without zeros; then by the name. */
function findStudent(person: Person, index: StudentIndex): Found {
  const named = index.names.get(nameKey(person.name)) ?? [];
  const strong = new Set([
    ...(index.ids.has(person.id) ? [person.id] : []),
    ...(index.numbers.get(person.number) ?? []),
    ...(index.emails.get(person.email) ?? []),
    ...(index.userNames.get(person.userName) ?? []),
  ]);
  const bared = strong.size === 0 ? (index.bareNumbers.get(bare(person.number)) ?? []) : [];
  const [id] = strong.size === 0 ? bared : strong;
  if (id !== undefined) {
    const contradicts = named.length > 0 && !named.includes(id);
    if (strong.size > 1 || bared.length > 1 || contradicts)
      return {
        kind: 'contradiction',
        ids: [...new Set([...strong, ...bared, ...named])].slice(0, MAX_OFFERED),
      };
    return strong.size === 1 ? { kind: 'found', id } : { kind: 'leading_zeros', ids: [id] };
  }
  const [namesake] = named;
  if (namesake === undefined) return { kind: 'unknown_student', ids: likest(person.name, index.pairs) };
  if (named.length > 1) return { kind: 'same_name', ids: named.slice(0, MAX_OFFERED) };
  const { number = null, email = null } = index.ids.get(namesake) ?? {};
  const differs = (person.number !== '' && number !== null) || (person.email !== '' && email !== null);
  return differs ? { kind: 'name_only', ids: [namesake] } : { kind: 'found', id: namesake };
}

const MAX_OFFERED = 10;
