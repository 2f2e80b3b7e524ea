import type {
  GradebookImportPlan,
  GradebookQuestion,
  GradebookQuestionItem,
  GradebookQuestionKind,
  PlannedScore,
  RefusedScore,
  ScoreConflict,
} from '@/shared/api/gradebook-files';
import type { ScoreValue } from '@/shared/api/gradebooks';
import { formatNumber } from '@/shared/lib/numbers';

export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`;

const formats = {
  lectern: 'A gradebook of Lectern',
  canvas: 'A gradebook of Canvas',
  moodle: 'A gradebook of Moodle',
  powerteacher: 'A scores template of PowerTeacher Pro',
  classroom: 'Looks like grades of Google Classroom',
  other: 'A table',
} satisfies Record<GradebookImportPlan['format'], string>;

const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1',
} satisfies Record<GradebookImportPlan['encoding'], string>;

const separators = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  ':': 'colons',
} satisfies Record<GradebookImportPlan['separator'], string>;

/** What a file was recognised as. */
export function recognised({ format, encoding, separator, students, columns, passed }: GradebookImportPlan) {
  const found = columns.filter((column) => column.assignment_id !== null || column.new_title !== null).length;
  const skipped = passed.filter(({ reason }) => reason !== 'repeated').length;
  return {
    title: `${formats[format]}: ${counted(students.length, 'student')} and ${counted(found, 'assignment')} found`,
    details: [
      `${encodings[encoding]}, ${separators[separator]} between the cells.`,
      skipped > 0
        ? `${counted(skipped, 'line')} ${skipped === 1 ? 'is' : 'are'} about no student and left out.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const statuses = {
  late: 'late',
  missing: 'missing',
  excused: 'excused',
  extended: 'extended',
  none: 'no status',
} satisfies Record<NonNullable<ScoreValue['status']>, string>;

/** A score as a person reads it, such as "8, late". */
export function valueInWords({ points, status }: ScoreValue): string {
  const parts = [
    ...(points === null ? [] : [String(points)]),
    ...(status === null ? [] : [statuses[status]]),
  ];
  return parts.length === 0 ? 'empty' : parts.join(', ');
}

export const warningsInWords = ({ warnings }: PlannedScore): string[] =>
  warnings.map((warning) =>
    warning === 'over_maximum'
      ? 'Above the maximum.'
      : 'The deduction for being late is taken from this score too.',
  );

const refusals = {
  term_closed: 'The term is closed. Reopen it to change its scores.',
  not_assigned: 'The student doesn’t have this assignment.',
  read_only: 'Names are hidden in this assignment until its marks are returned.',
  negative: 'A score below zero.',
  far_over_maximum: 'More than ten times the maximum. Check the decimal sign.',
  letter: 'A letter that is not in the scale of the class.',
  unreadable: 'Neither a score nor a status.',
  unknown_status: 'Not a status that Lectern knows.',
} satisfies Record<RefusedScore['reason'], string>;

export const refusalInWords = ({ reason }: RefusedScore): string => refusals[reason];

type Wording = {
  /** What is asked, with the number of items. */
  title: (count: number) => string;
  /** Why it is asked. */
  why: string;
};

export const questionWords: Record<GradebookQuestionKind, Wording> = {
  old_file: {
    title: () => 'Import an older file?',
    why: 'Scores in this class were changed after the file was made. The import would set them back.',
  },
  columns: {
    title: () => 'Which columns hold the students?',
    why: 'No heading says it. Choose at least a name, an email address or a student number.',
  },
  unknown_assignment: {
    title: (count) => `Which ${count === 1 ? 'assignment is this' : 'assignments are these'}?`,
    why: 'The class has no assignment of that name.',
  },
  same_title: {
    title: () => 'Which of these assignments?',
    why: 'Several assignments of the class have that name.',
  },
  repeated_column: {
    title: () => 'Which column counts?',
    why: 'Several columns are about one assignment, and they differ. Choose the assignment for one of them.',
  },
  unknown_student: {
    title: (count) => `Who ${count === 1 ? 'is this' : 'are these'}?`,
    why: 'The class has no student of that name, number or address.',
  },
  same_name: { title: () => 'Which of these students?', why: 'Several students have that name.' },
  name_only: {
    title: (count) => `${count === 1 ? 'Is this the same student' : 'Are these the same students'}?`,
    why: 'The name is the same, but the number or the address differs.',
  },
  contradiction: {
    title: () => 'Which student is meant?',
    why: 'Number, address and name are those of different students.',
  },
  leading_zeros: {
    title: (count) => `${count === 1 ? 'Is this the same student' : 'Are these the same students'}?`,
    why: 'The number is the same without its zeros at the beginning, which spreadsheets drop.',
  },
  twice: { title: () => 'Which line counts?', why: 'A student stands in several lines.' },
  decimal_sign: {
    title: (count) => `How is ${count === 1 ? 'this number' : 'these numbers'} meant?`,
    why: 'The comma or point may be a decimal sign, or divide thousands.',
  },
  blank: {
    title: (count) => `Clear ${counted(count, 'score')}?`,
    why: 'The file has an empty cell where a score is stored.',
  },
  excused: {
    title: (count) => `Replace ${counted(count, 'excuse')} by a score?`,
    why: 'The student is excused.',
  },
  over_maximum: {
    title: (count) => `Store ${counted(count, 'score')} above the maximum?`,
    why: 'They may be bonus points, or a slip of the pen.',
  },
  missing: {
    title: (count) => `Mark ${counted(count, 'cell')} as missing?`,
    why: 'A score is stored there, or the word is spelled out.',
  },
  word: { title: (count) => `Take ${counted(count, 'word')} as a status?`, why: 'It may mean a status.' },
  percent: {
    title: (count) => `Turn ${counted(count, 'percentage')} into points?`,
    why: 'The cells hold percentages.',
  },
  ratio: {
    title: (count) => `Turn ${counted(count, 'ratio')} into points?`,
    why: 'The cells hold points of points, such as 8/10.',
  },
  fraction: {
    title: (count) => `Take ${counted(count, 'fraction')} as points?`,
    why: 'The cells hold signs such as ½.',
  },
};

const choices: Readonly<Record<string, string>> = {
  leave: 'Leave out',
  new: 'Make a new assignment',
  take: 'Yes',
  comma: 'The comma is the decimal sign',
  point: 'The point is the decimal sign',
  name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email address',
  number: 'Student number',
  user_name: 'User name',
  assignment: 'Scores of an assignment',
};

const ownChoices: Readonly<Partial<Record<GradebookQuestionKind, Readonly<Record<string, string>>>>> = {
  old_file: { take: 'Import it' },
  blank: { take: 'Clear', leave: 'Keep the score' },
  excused: { take: 'Replace', leave: 'Keep the excuse' },
  over_maximum: { take: 'Store' },
  missing: { take: 'Mark as missing', leave: 'Keep as it is' },
};

/** An answer that is no student, assignment or line. */
export const choiceInWords = ({ kind }: Pick<GradebookQuestion, 'kind'>, choice: string): string =>
  ownChoices[kind]?.[choice] ?? choices[choice] ?? choice;

/** Where an item stands in the file. */
export const placeInWords = ({ line, column }: GradebookQuestionItem): string =>
  line === null ? (column === null ? '' : `Column ${column + 1}`) : `Line ${line}`;

const conflictReasons: Readonly<Record<string, string>> = {
  no_assignment: 'The assignment was deleted.',
  no_student: 'The student is no longer in the class, or doesn’t have the assignment.',
  names_hidden: 'Names are hidden in this assignment until its marks are returned.',
  term_closed: 'The term was closed.',
};

/** Why a score was not stored, or not restored. */
export function conflictInWords({ current, author, reason }: ScoreConflict): string {
  if (reason !== null) return conflictReasons[reason] ?? 'It can’t be stored.';
  const value = current === null ? 'empty' : valueInWords(current);
  return `Now ${value}${author === null ? '' : `, entered by ${author}`}.`;
}
