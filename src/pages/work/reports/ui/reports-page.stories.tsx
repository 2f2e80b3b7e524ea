import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn } from 'storybook/test';
import { type ClassReport, getClassReportFx } from '@/shared/api/class-reports';
import { type ClassEntry, listClassesFx } from '@/shared/api/classes';
import { navigateFx } from '@/shared/lib/navigation';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { scienceClass } from '../../../../../tests/support/classes';
import { reportsOpened } from '../model/reports';
import { ReportsPage } from './reports-page';

const student = (first_name: string, last_name: string) => ({ id: last_name, first_name, last_name });
const assignment = (title: string, due_at: string) => ({
  id: title,
  title,
  due_at,
  time_zone: 'Europe/London',
});
const leaf = assignment('Leaf diary', '2026-10-08T07:15:00Z');
const cells = assignment('Cell parts', '2026-09-15T07:15:00Z');
const isla = student('Isla', 'MacKenzie');
const daniel = student('Daniel', 'Goldberg');

const report: ClassReport = {
  class: { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e', title: '7B Science', cover: 'moss' },
  counted_at: '2026-10-13T09:20:00Z',
  scores: 264,
  students: 24,
  terms: [{ id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d61', name: 'Term 1' }],
  groups: [{ id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d62', name: 'Extra time' }],
  weeks: [
    { starts_on: '2026-08-31', mean: 78.2, lower: 72, upper: 84 },
    { starts_on: '2026-09-07', mean: 79.5, lower: 73, upper: 86 },
    { starts_on: '2026-09-14', mean: 80.1, lower: 74, upper: 87 },
    { starts_on: '2026-09-21', mean: 79, lower: 71, upper: 85.5 },
    { starts_on: '2026-09-28', mean: 81.5, lower: 75, upper: 88 },
    { starts_on: '2026-10-05', mean: 82.6, lower: 77, upper: 89.5 },
    { starts_on: '2026-10-12', mean: 82, lower: 76.5, upper: 90 },
  ],
  behind: [
    { student: isla, current: 67.7, missing_as_zero: 54.2, since: '2026-09-21' },
    { student: daniel, current: 62.9, missing_as_zero: 58, since: '2026-10-05' },
  ],
  missing: [
    { student: isla, assignments: [cells, leaf] },
    { student: daniel, assignments: [leaf] },
  ],
  to_mark: [{ assignment: assignment('Leaf-disc lab', '2026-10-09T07:15:00Z'), waiting: 6, to_return: 0 }],
};

const nothing: ClassReport = {
  ...report,
  scores: 0,
  terms: [],
  groups: [],
  weeks: [{ starts_on: '2026-10-12', mean: null, lower: null, upper: null }],
  behind: [],
  missing: [],
  to_mark: [],
};

const read = fn<(...call: unknown[]) => ClassReport | Promise<ClassReport>>();
const list = fn<() => { items: ClassEntry[]; next_cursor: null }>();
const navigate = fn<(...call: unknown[]) => void>();

function Example() {
  const start = () => {
    const scope = fork({
      handlers: [
        [listClassesFx, list],
        [getClassReportFx, read],
        [navigateFx, navigate],
      ],
    });
    void allSettled(reportsOpened, { scope, params: '' });
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

export const Whole: Story = {
  beforeEach: answering(() => report),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The class average is 82%, up 3.8 points over 7 weeks.'),
    ).toBeVisible();
    const behind = canvas.getByRole('table', { name: 'Students who are behind' });
    await expect(behind).toHaveTextContent(/MacKenzie, Isla.*54.2%/);
    await expect(canvas.getByText('3 pieces of work are missing, of 2 students.')).toBeVisible();
    await expect(canvas.getByText('6 pieces of work wait for a mark.')).toBeVisible();
  },
};

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
    await userEvent.click(await canvas.findByText('By assignment'));
    await expect(canvas.getByRole('table', { name: 'Missing work by assignment' })).toHaveTextContent(
      /Leaf diary.*Isla MacKenzie, Daniel Goldberg/,
    );
  },
};

export const WithoutScores: Story = {
  beforeEach: answering(() => nothing),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/There are no scores yet/))[0]).toBeVisible();
    await expect(canvas.getByText('Nothing is missing.')).toBeVisible();
    await expect(canvas.getByText('All work is marked and returned.')).toBeVisible();
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
