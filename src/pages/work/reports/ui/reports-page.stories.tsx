import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn } from 'storybook/test';
import {
  type ClassReport,
  exportClassReportFx,
  getClassReportFx,
  printClassReportFx,
  type ReportKind,
} from '@/shared/api/class-reports';
import { type ClassEntry, listClassesFx } from '@/shared/api/classes';
import { saveFileFx } from '@/shared/lib/files';
import { navigateFx } from '@/shared/lib/navigation';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { scienceClass } from '../../../../../tests/support/classes';
import { answers, emptyOf, ISLA, reportOf } from '../model/class-report.fixture';
import { reportsOpened } from '../model/reports';
import { ReportsPage } from './reports-page';

const report = reportOf('progress');

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
    await expect(canvas.getByText('2 students are below 60% with missing work counted.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Who is behind' })).toHaveTextContent(
      /Isla MacKenzie54.2%Current total: 67.7% · Since the week of/,
    );
    await expect(canvas.getByRole('link', { name: 'Isla MacKenzie' })).toHaveAttribute(
      'href',
      `/teacher/reports/students/${ISLA}?class=${reportOf('progress').class.id}`,
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
/** It has nobody who is behind. */
export const WithoutALimit: Story = {
  ...shows('marking'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(answers.marking.answer)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Behind is' })).toBeNull();
  },
};
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
    await expect(canvas.getByRole('combobox', { name: 'Behind is' })).toBeVisible();
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

/** A class without students, in each report. */
const isEmpty = (kind: ReportKind): Story => ({
  render: () => <Example search={`?report=${kind}`} />,
  beforeEach: answering(() => emptyOf(kind)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no students yet.')).toBeVisible();
    await expect(canvas.getAllByText('There is nothing to show yet.')).toHaveLength(
      answers[kind].parts.length,
    );
    await expect(canvas.queryByRole('button', { name: 'As a table' })).toBeNull();
  },
});

export const EmptyProgress = isEmpty('progress');
export const EmptyMissingWork = isEmpty('missing');
export const EmptyMarking = isEmpty('marking');
export const EmptyUnderstanding = isEmpty('understanding');
export const EmptyAiUse = isEmpty('ai_use');

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
