import type { ClassReport, ReportKind, ReportPart } from '@/shared/api/class-reports';

type Column = ReportPart['columns'][number];
export const ISLA = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d71';
const LEAF = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d81';
const column = (label: string, kind: Column['kind'], links_to: Column['links_to'] = null): Column => ({
  label,
  kind,
  links_to,
});
const row = (...cells: ReportPart['rows'][number]['cells']) => ({
  cells,
  student_id: ISLA,
  assignment_id: LEAF,
});
const bars = { kind: 'bars' as const, labels: 0, values: [1], band: null };

const headings: ClassReport['reports'] = [
  { report: 'progress', title: 'Progress', question: 'Who is falling behind, and since when?' },
  { report: 'missing', title: 'Missing work', question: 'What is missing, by student and by assignment?' },
  { report: 'marking', title: 'Marking', question: 'What do I still have to mark?' },
  { report: 'understanding', title: 'Understanding', question: 'What did this class not understand?' },
  { report: 'ai_use', title: 'Help from AI', question: 'How much was AI used, by students and by me?' },
];

/** What each report says about 7B Science. */
export const answers: Record<ReportKind, Pick<ClassReport, 'answer' | 'parts'>> = {
  progress: {
    answer: '2 students are below 60% with missing work counted.',
    parts: [
      {
        title: 'The class by week',
        summary: 'The class average is 82%, up 3.8 points over 7 weeks.',
        columns: [
          column('Week of', 'week'),
          column('Average', 'percent'),
          column('A quarter is below', 'percent'),
          column('A quarter is above', 'percent'),
        ],
        rows: [
          row('2026-08-31', 78.2, 72, 84),
          row('2026-09-07', 79.5, 73, 86),
          row('2026-09-14', 80.1, 74, 87),
          row('2026-09-21', 79, 71, 85.5),
          row('2026-09-28', 81.5, 75, 88),
          row('2026-10-05', 82.6, 77, 89.5),
          row('2026-10-12', 82, 76.5, 90),
        ],
        chart: {
          kind: 'lines',
          labels: 0,
          values: [1],
          band: { name: 'half of the class', lower: 2, upper: 3 },
        },
      },
      {
        title: 'Who is behind',
        summary: 'The lowest total is first.',
        columns: [
          column('Student', 'text', 'student'),
          column('Total with missing work', 'percent'),
          column('Current total', 'percent'),
          column('Since the week of', 'week'),
        ],
        rows: [
          row('Isla MacKenzie', 54.2, 67.7, '2026-09-21'),
          row('Daniel Goldberg', 58, 62.9, '2026-10-05'),
        ],
        chart: bars,
      },
    ],
  },
  missing: {
    answer: '3 pieces of work are missing, of 2 students.',
    parts: [
      {
        title: 'By student',
        summary: 'Who has most missing work is first.',
        columns: [
          column('Student', 'text', 'student'),
          column('Missing', 'count'),
          column('Work', 'text'),
          column('First due', 'day'),
        ],
        rows: [
          row('Isla MacKenzie', 2, 'Cell parts, Leaf diary', '2026-09-15'),
          row('Daniel Goldberg', 1, 'Leaf diary', '2026-10-08'),
        ],
        chart: bars,
      },
      {
        title: 'By assignment',
        summary: 'What most students did not hand in is first.',
        columns: [
          column('Assignment', 'text', 'assignment'),
          column('Missing', 'count'),
          column('Students', 'text'),
          column('Due', 'day'),
        ],
        rows: [
          row('Leaf diary', 2, 'Isla MacKenzie, Daniel Goldberg', '2026-10-08'),
          row('Cell parts', 1, 'Isla MacKenzie', '2026-09-15'),
        ],
        chart: bars,
      },
    ],
  },
  marking: {
    answer: '6 pieces of work wait for a mark.',
    parts: [
      {
        title: 'By assignment',
        summary: 'What was due first is first.',
        columns: [
          column('Assignment', 'text', 'assignment'),
          column('To mark', 'count'),
          column('To look at again', 'count'),
          column('To return', 'count'),
          column('Due', 'day'),
        ],
        rows: [row('Leaf-disc lab', 6, 0, 0, '2026-10-09')],
        chart: bars,
      },
    ],
  },
  understanding: {
    answer:
      '11 of 24 students may believe “Plants get their mass from the soil”, and the weakest skill is MS-LS1-6, at 67%.',
    parts: [
      {
        title: 'Misconceptions',
        summary: 'From wrong answers in quizzes and from suggested marks, unless you gave all points.',
        columns: [column('Misconception', 'text'), column('Students', 'count'), column('About', 'text')],
        rows: [
          row('Plants get their mass from the soil', 11, 'What does a tree grow from?'),
          row('Leaves breathe in oxygen, like we do', 7, 'What do leaves take in by day?'),
        ],
        chart: bars,
      },
      {
        title: 'Skills',
        summary: 'The weakest skill is first.',
        columns: [
          column('Skill', 'text'),
          column('Class average', 'percent'),
          column('Students judged', 'count'),
          column('What it says', 'text'),
        ],
        rows: [row('MS-LS1-6', 67, 24, 'Explain the role of photosynthesis.'), row('SEP-7', 74, 22, null)],
        chart: bars,
      },
      {
        title: 'Skills by week',
        summary: 'What the class got of the points for each skill in the work of a week; the weakest skills.',
        columns: [column('Week of', 'week'), column('MS-LS1-6', 'percent'), column('SEP-7', 'percent')],
        rows: [row('2026-09-14', 58, null), row('2026-09-28', 64, 72), row('2026-10-12', 67, 74)],
        chart: { kind: 'lines', labels: 0, values: [1, 2], band: null },
      },
    ],
  },
  ai_use: {
    answer:
      'Students said that they used AI in 12 of 40 pieces of work; you used it for 5 documents and 31 suggested marks.',
    parts: [
      {
        title: 'By week',
        summary: 'Work counts in the week in which it was handed in.',
        columns: [
          column('Week of', 'week'),
          column('Work of students', 'count'),
          column('My documents and marks', 'count'),
        ],
        rows: [row('2026-09-28', 5, 0), row('2026-10-05', 0, 36), row('2026-10-12', 7, 0)],
        chart: { kind: 'lines', labels: 0, values: [1, 2], band: null },
      },
      {
        title: 'By students',
        summary: 'Pieces of work that students handed in, by what they said about them.',
        columns: [
          column('Student', 'text', 'student'),
          column('Said AI was used', 'count'),
          column('Were asked', 'count'),
        ],
        rows: [row('Isla MacKenzie', 3, 4), row('Daniel Goldberg', 0, 4)],
        chart: bars,
      },
      {
        title: 'By me',
        summary: 'What a model wrote for you, in this class alone.',
        columns: [column('Use', 'text'), column('Times', 'count')],
        rows: [row('Documents in lessons', 5), row('Suggested marks', 31)],
        chart: bars,
      },
    ],
  },
};

/** A report on 7B Science. */
export const reportOf = (report: ReportKind): ClassReport => ({
  ...(headings.find((one) => one.report === report) ?? { report, title: '', question: '' }),
  ...answers[report],
  class: { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e', title: '7B Science', cover: 'moss' },
  counted_at: '2026-10-13T09:20:00Z',
  scores: 264,
  students: 24,
  terms: [{ id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d61', name: 'Term 1' }],
  groups: [{ id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d62', name: 'Extra time' }],
  reports: headings,
});
/** The same report of a class without students. */
export const emptyOf = (kind: ReportKind): ClassReport => {
  const whole = reportOf(kind);
  return {
    ...whole,
    answer: 'There are no students yet.',
    scores: 0,
    students: 0,
    terms: [],
    groups: [],
    parts: whole.parts.map((part) => ({ ...part, summary: 'There is nothing to show yet.', rows: [] })),
  };
};
