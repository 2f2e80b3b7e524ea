import type { GradebookImportPlan, GradebookQuestion } from '@/shared/api/gradebook-files';
import type { Gradebook } from '@/shared/api/gradebooks';
import { paperBook } from '../../../../../../tests/support/gradebooks';
import { type ImportState, unopened } from '../../model/files/import-state';

const id = (end: number): string => `0192f0c1-7a54-7d3e-9d6c-${String(end).padStart(12, '0')}`;

export const classId = id(1);
const people = [
  ['Ann', 'Lee'],
  ['Bo', 'Ek'],
  ['María José', 'Zúñiga Ramos de la Fuente y Castellanos-Montgomery'],
  ['علي', 'الخطيب'],
] as const;
export const studentId = (place: number): string => id(100 + place);
export const essay = id(201);
const quiz = id(202);

export const gradebook: Gradebook = {
  ...paperBook,
  students: people.map(([first_name, last_name], place) => ({
    id: studentId(place),
    first_name,
    last_name,
    note: '',
    overrides: [],
    frozen: [],
  })),
  assignments: [
    { id: essay, title: 'Essay on the water cycle', points: 10 },
    { id: quiz, title: 'Quiz: cells', points: 20 },
  ].map((work) => ({
    ...work,
    category: 'Homework',
    kinds: ['paper' as const],
    due_at: null,
    time_zone: 'Europe/London',
    state: 'published' as const,
    attempts_count: 'latest' as const,
    late_policy: null,
    missing_percent: null,
  })),
};

const column = (
  index: number,
  heading: string,
  rest: Partial<GradebookImportPlan['columns'][number]> = {},
) => ({
  index,
  heading,
  role: 'assignment' as const,
  assignment_id: null,
  new_title: null,
  points: null,
  other_points: null,
  is_unchanged: false,
  ...rest,
});

/** A plan of a file of Canvas that asks nothing. */
export const plan: GradebookImportPlan = {
  format: 'canvas',
  encoding: 'utf-16le',
  separator: ';',
  heading_line: 1,
  exported_at: null,
  columns: [
    column(0, 'Student', { role: 'name' }),
    column(4, 'Essay on the water cycle (1204)', { assignment_id: essay }),
    column(5, 'Quiz: cells (1205)', { assignment_id: quiz, other_points: 25 }),
    column(6, 'Oral (1209)', { new_title: 'Oral', points: 20 }),
  ],
  students: people.map((_, place) => ({ line: place + 3, student_id: studentId(place), new_number: null })),
  passed: [{ line: 2, text: 'Points Possible', reason: 'points' }],
  changes: people.map((_, place) => ({
    line: place + 3,
    column: place === 1 ? 6 : 4,
    student_id: studentId(place),
    assignment_id: place === 1 ? null : essay,
    text: '9',
    before: { points: place === 0 ? 8 : null, status: place === 2 ? ('missing' as const) : null },
    after: { points: place === 3 ? 11 : 9, status: null },
    warnings: place === 3 ? (['over_maximum'] as const).slice() : [],
  })),
  refused: [],
  refused_count: 0,
  questions: [],
  unchanged_count: 96,
  is_ready: true,
};

const question = (
  kind: GradebookQuestion['kind'],
  items: Partial<GradebookQuestion['items'][number]>[],
  rest: Partial<GradebookQuestion> = {},
): GradebookQuestion => ({
  kind,
  choices: [],
  is_blocking: false,
  count: items.length,
  items: items.map((item, place) => ({
    key: `row:${place + 3}`,
    line: place + 3,
    column: null,
    text: '',
    student_id: null,
    candidates: [],
    proposal: null,
    ...item,
  })),
  ...rest,
});

/** One question of each sort. */
export const questions: GradebookQuestion[] = [
  question('old_file', [{ key: 'old_file', line: null, text: '2026-11-20T09:00:00.000Z' }], {
    choices: ['take'],
    is_blocking: true,
  }),
  question('unknown_student', [{ text: 'Anne Leigh, 0104224', candidates: [studentId(0)] }]),
  question('unknown_assignment', [{ key: 'column:7', line: null, column: 7, text: 'Poster' }], {
    choices: ['new'],
  }),
  question(
    'blank',
    [0, 1, 2].map((place) => ({
      key: `cell:${place + 3}:4`,
      column: 4,
      student_id: studentId(place),
      proposal: { points: null, status: null },
    })),
    { choices: ['take'] },
  ),
  question('decimal_sign', [{ key: 'cell:5:5', column: 5, student_id: studentId(2), text: '1,234' }], {
    choices: ['comma', 'point'],
  }),
];

/** A dialog that is open for a file. */
export const checking = (change: Partial<ImportState> = {}): ImportState => ({
  ...unopened,
  classId,
  isOpen: true,
  file: { name: 'Grades-8A.csv', content: 'TmFtZQo=' },
  plan,
  ...change,
});
