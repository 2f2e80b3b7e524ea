import type { ClassSkills, Gradebook } from '@/shared/api/gradebooks';
import { paperBook } from './gradebooks';

const id = (last: string) => `0192f0c1-7a54-7d3e-9d6c-1f2a3b4d${last}`;

const names = [
  ['Oluwaseun', 'Adeyemi'],
  ['Fatima', 'Al-Rashid'],
  ['Ayodele', 'Bakare'],
  ['Jia-Hao', 'Chen'],
  ['Elif', 'Demir'],
  ['Daniel', 'Goldberg'],
  ['Isla', 'MacKenzie'],
  ['Chidi', 'Nwosu'],
] as const;

const works = [
  ['Cell parts', 'Homework', 10, '2026-09-15'],
  ['Diffusion', 'Homework', 10, '2026-09-28'],
  ['Leaf diary', 'Homework', 10, '2026-10-08'],
  ['Cells quiz', 'Quizzes', 25, '2026-09-18'],
  ['Potato lab', 'Labs', 30, '2026-09-23'],
  ['Leaf-disc lab', 'Labs', 30, '2026-10-09'],
] as const;

/** In percent of the points, a line for each student; null is missing. */
const scores: readonly (readonly (number | null)[])[] = [
  [90, 90, 80, 74, 80, 80],
  [100, 100, 100, 92, 90, 80],
  [80, 80, 80, 82, 80, 70],
  [100, 100, 90, 76, 100, 90],
  [90, 80, 100, 90, 90, null],
  [70, 60, null, 68, 50, 60],
  [70, null, 70, 64, 70, 60],
  [60, null, null, 70, 60, 60],
];

const filled = scores.flatMap((line, student) => line.map((percent, work) => ({ percent, student, work })));
const pointsOf = ({ percent, work }: (typeof filled)[number]): number | null =>
  percent === null ? null : Math.round((percent * (works[work]?.[2] ?? 0)) / 10) / 10;

const category = { drop_lowest: 0, drop_highest: 0, extra_credit: false, average: 'points' } as const;
const termId = id('7e01');

/** A class of eight with three categories and two terms, of which nothing is closed. */
export const classBook: Gradebook = {
  ...paperBook,
  rules: {
    revision: 3,
    closed_terms: [],
    content: {
      ...paperBook.rules.content,
      mode: 'weighted',
      categories: [
        { ...category, name: 'Homework', weight: 30 },
        { ...category, name: 'Quizzes', weight: 30 },
        { ...category, name: 'Labs', weight: 40 },
      ],
      terms: [
        {
          id: termId,
          name: 'Autumn',
          starts_on: '2026-09-01',
          ends_on: '2026-12-18',
          closes_on: '2026-12-22',
          weight: null,
        },
        {
          id: id('7e02'),
          name: 'Spring',
          starts_on: '2027-01-05',
          ends_on: '2027-04-02',
          closes_on: null,
          weight: null,
        },
      ],
      scale: [
        { name: 'A', from: 90, gpa: 4, worth: null },
        { name: 'B', from: 80, gpa: 3, worth: null },
        { name: 'C', from: 70, gpa: 2, worth: null },
        { name: 'D', from: 60, gpa: 1, worth: null },
        { name: 'F', from: 0, gpa: 0, worth: null },
      ],
    },
  },
  students: names.map(([first_name, last_name], place) => ({
    id: id(`5da${place}`),
    first_name,
    last_name,
    note: '',
    overrides: [],
    frozen: [],
  })),
  assignments: works.map(([title, of, points, day], place) => ({
    id: id(`5d9${place}`),
    title,
    points,
    category: of,
    kinds: ['text'],
    due_at: `${day}T15:00:00.000Z`,
    time_zone: 'Europe/London',
    state: 'published',
    attempts_count: 'latest',
    late_policy: place === 2 ? { percent: 10, every: 'day', lowest_percent: 50 } : null,
    missing_percent: null,
  })),
  cells: {
    students: filled.map(({ student }) => student),
    assignments: filled.map(({ work }) => work),
    points: filled.map(pointsOf),
    deductions: filled.map(() => 0),
    late_seconds: filled.map(() => 0),
    statuses: filled.map(({ percent }) => (percent === null ? 'missing' : 'none')),
    overridden: filled.map(() => false),
    returned: filled.map(({ percent, work }) => percent !== null && work < 5),
    means: [],
  },
};

/** The same with the first term closed, as it is now. */
export const closedBook: Gradebook = {
  ...classBook,
  rules: {
    ...classBook.rules,
    closed_terms: [
      {
        term_id: termId,
        closed_at: '2026-12-22T18:00:00.000Z',
        closed_by: 'Amara Okafor',
        rules: classBook.rules.content,
        assignment_ids: classBook.assignments.map((assignment) => assignment.id),
      },
    ],
  },
  students: classBook.students.map((student) => ({
    ...student,
    frozen: [{ term_id: termId, current: '80', missing_as_zero: '75' }],
  })),
};

const valueOf = (
  student: number,
  skill: number,
  percents: readonly number[],
): ClassSkills['values'][number] => ({
  student,
  skill,
  percent: percents.at(-1) ?? null,
  level: null,
  reached: null,
  evidence: percents.map((percent, work) => ({ work, earned: percent / 25, possible: 4 })),
});

/** Three skills; some students have not been assessed in one. */
export const classSkills: ClassSkills = {
  class: classBook.class,
  is_archived: false,
  rules: classBook.rules,
  students: classBook.students.map(({ id: studentId, first_name, last_name }) => ({
    id: studentId,
    name: `${first_name} ${last_name}`,
  })),
  skills: [
    {
      code: 'MS-LS1-1',
      statement: 'Conduct an investigation to provide evidence that living things are made of cells.',
    },
    {
      code: 'MS-LS1-6',
      statement:
        'Construct a scientific explanation based on evidence for the role of photosynthesis in the cycling of matter.',
    },
    { code: 'Our lab report 2', statement: null },
  ],
  works: classBook.assignments.slice(0, 3).map(({ id: workId, title, due_at, time_zone }) => ({
    id: workId,
    title,
    date: due_at ?? '',
    time_zone,
  })),
  values: scores.flatMap((line, student) => [
    valueOf(
      student,
      0,
      line.slice(0, 2).flatMap((percent) => percent ?? []),
    ),
    ...(line[2] === null ? [] : [valueOf(student, 1, [50, line[2] ?? 0])]),
    ...(student % 3 === 0 ? [] : [valueOf(student, 2, [line[5] ?? 25])]),
  ]),
};
