import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn } from 'storybook/test';
import {
  type ClassReport,
  exportClassReportFx,
  getClassReportFx,
  printClassReportFx,
  type ReportKind,
  type ReportPart,
} from '@/shared/api/class-reports';
import { type ClassEntry, listClassesFx } from '@/shared/api/classes';
import { saveFileFx } from '@/shared/lib/files';
import { navigateFx } from '@/shared/lib/navigation';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { scienceClass } from '../../../../../tests/support/classes';
import { reportsOpened } from '../model/reports';
import { ReportsPage } from './reports-page';

type Column = ReportPart['columns'][number];
const ISLA = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d71';
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

const answers: Record<ReportKind, Pick<ClassReport, 'answer' | 'parts'>> = {
  progress: {
    answer: '2 students are below 60%, missing work as zero.',
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
          column('With missing work as zero', 'percent'),
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
          column('To return', 'count'),
          column('Due', 'day'),
        ],
        rows: [row('Leaf-disc lab', 6, 0, '2026-10-09')],
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
        title: 'By me',
        summary: 'What a model wrote for you, in this class alone.',
        columns: [column('Use', 'text'), column('Times', 'count')],
        rows: [row('Documents in lessons', 5), row('Suggested marks', 31)],
        chart: bars,
      },
    ],
  },
};

const reportOf = (report: ReportKind): ClassReport => ({
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
const report = reportOf('progress');

const emptyOf = (kind: ReportKind): ClassReport => {
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

const read = fn<(...call: unknown[]) => ClassReport | Promise<ClassReport>>();
const list = fn<() => { items: ClassEntry[]; next_cursor: null }>();
const navigate = fn<(...call: unknown[]) => void>();
const save = fn<(...call: unknown[]) => void>();

function Example({ search = '' }: { search?: string }) {
  const start = () => {
    const scope = fork({
      handlers: [
        [listClassesFx, list],
        [getClassReportFx, read],
        [navigateFx, navigate],
        [exportClassReportFx, () => new Blob()],
        [printClassReportFx, () => new Blob()],
        [saveFileFx, save],
      ],
    });
    void allSettled(reportsOpened, { scope, params: search });
    return scope;
  };
  return (
    <PageFrame start={start} path="/teacher/reports">
      <ReportsPage />
    </PageFrame>
  );
}

/** The questions of a teacher about a class. */
const meta = { title: 'Pages/Reports', component: ReportsPage, render: () => <Example /> } satisfies Meta<
  typeof ReportsPage
>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering =
  (answer: () => ClassReport | Promise<ClassReport>, classes: ClassEntry[] = [scienceClass]) =>
  () => {
    navigate.mockClear();
    list.mockReturnValue({ items: classes, next_cursor: null });
    read.mockImplementation(answer);
  };

export const Progress: Story = {
  tags: ['pictured'],
  beforeEach: answering(() => report),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The class average is 82%, up 3.8 points over 7 weeks.'),
    ).toBeVisible();
    await expect(canvas.getByText('2 students are below 60%, missing work as zero.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Who is behind' })).toHaveTextContent(
      /Isla MacKenzie54.2%Current total: 67.7% · Since the week of/,
    );
    await expect(canvas.getByRole('link', { name: 'Isla MacKenzie' })).toHaveAttribute(
      'href',
      `/teacher/assignments/studentProfileR?id=${ISLA}`,
    );
  },
};

const shows = (kind: ReportKind): Story => ({
  render: () => <Example search={`?report=${kind}`} />,
  beforeEach: answering(() => reportOf(kind)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(answers[kind].answer)).toBeVisible();
    const [asTable] = canvas.getAllByRole('button', { name: 'As a table' });
    if (!asTable) throw new Error('There is no chart.');
    await userEvent.click(asTable);
    const [first] = answers[kind].parts;
    await expect(canvas.getAllByRole('row')).toHaveLength((first?.rows.length ?? 0) + 1);
  },
});

export const MissingWork = shows('missing');
export const Marking = shows('marking');
export const Understanding = shows('understanding');
export const AiUse = shows('ai_use');

export const Filtered: Story = {
  beforeEach: answering(() => report),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Term' }), 'Term 1');
    await expect(navigate.mock.lastCall?.[0]).toMatchObject({
      to: '/teacher/reports?term=0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d61',
    });
    await expect(read.mock.lastCall?.[1]).toMatchObject({
      request: { params: { term_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d61', below: 60 } },
    });
    await userEvent.click(await canvas.findByRole('tab', { name: 'Missing work' }));
    await expect(navigate.mock.lastCall?.[0]).toMatchObject({
      to: '/teacher/reports?report=missing&term=0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d61',
    });
  },
};

export const Files: Story = {
  beforeEach: answering(() => report),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }));
    await expect(save.mock.lastCall?.[0]).toMatchObject({ name: '7B-Science-Progress.csv' });
    await userEvent.click(await canvas.findByRole('button', { name: 'PDF' }));
    await expect(save.mock.lastCall?.[0]).toMatchObject({ name: '7B-Science-Progress.pdf' });
  },
};

export const Empty: Story = {
  beforeEach: answering(() => emptyOf('progress')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no students yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'As a table' })).toBeNull();
  },
};

export const WithoutClasses: Story = {
  beforeEach: answering(() => report, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No classes yet' })).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: answering(() => new Promise(() => {})) };

export const Failed: Story = {
  beforeEach: answering(() => {
    throw new Error('The server answers nothing.');
  }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    read.mockImplementation(() => report);
    await userEvent.click(again);
    await expect(
      await canvas.findByText('The class average is 82%, up 3.8 points over 7 weeks.'),
    ).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: answering(() => report),
};
