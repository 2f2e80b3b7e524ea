import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import {
  exportOwnGradebookFx,
  getStudentGradebookFx,
  type StudentGradebook,
} from '@/shared/api/student-gradebooks';
import { saveFileFx } from '@/shared/lib/files';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, student } from '../../../../../tests/support/people';
import { studentGradebook } from '../../../../../tests/support/student-gradebook';
import { marksOpened } from '../model/student-marks';
import { StudentMarksPage } from './student-marks-page';

type State = { answer?: () => unknown; download?: (...call: unknown[]) => unknown };

function Example({ answer = () => studentGradebook, download = () => new Blob() }: State) {
  const { id } = studentGradebook.class;
  const path = `/students/classes/details/${id}/marks`;
  return (
    <PageFrame
      path={path}
      start={() => {
        const scope = fork({
          values: [[$session, sessionOf(student)]],
          handlers: [
            [getStudentGradebookFx, answer],
            [exportOwnGradebookFx, download],
            [saveFileFx, () => {}],
          ],
        });
        void allSettled(marksOpened, { scope, params: id });
        return scope;
      }}
    >
      <Shell pathname={path}>
        <StudentMarksPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Student marks',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {},
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const withContent = (
  content: Partial<StudentGradebook['rules']['content']>,
  change: Partial<StudentGradebook> = {},
): StudentGradebook => ({
  ...studentGradebook,
  ...change,
  rules: {
    ...studentGradebook.rules,
    ...change.rules,
    content: { ...studentGradebook.rules.content, ...content },
  },
});

export const Whole: Story = {
  tags: ['pictured'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [current] = await canvas.findAllByText('88.00%, B');
    await expect(current).toBeVisible();
    await expect(canvas.getByText('82.00%, B')).toBeVisible();
    await expect(canvas.getByText('Dropped, lowest')).toBeVisible();
    await expect(canvas.getByText(/2 days late, 1 point off/)).toBeVisible();
    await expect(canvas.getByText('Class: mean 24.5, median 25, from 18 to 30')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Exit ticket' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'How was this worked out? Current total' }));
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'How was this worked out?' }));
    await expect(dialog.getByText('Leaf-disc lab: 26 of 30 (27 less 1 for being late)')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WhatIf: Story = {
  play: async ({ canvas, userEvent }) => {
    const choose = await canvas.findByRole('combobox', { name: 'Try a score for' });
    await userEvent.selectOptions(choose, 'Willow report');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'If I get, on Willow report' }), '45');
    const result = await canvas.findByText('Then my current total is 89.25%, B instead of 88.00%, B.');
    await expect(result).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'And a score for' }),
      'Concept map of a cell',
    );
    await userEvent.type(
      canvas.getByRole('spinbutton', { name: 'If I get, on Concept map of a cell' }),
      '10',
    );
    await expect(
      await canvas.findByText('Then my current total is 93.25%, A instead of 88.00%, B.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
  },
};

export const WithoutWhatIf: Story = {
  args: { answer: () => withContent({ what_if: false, neutral_words: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not handed in yet' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'What if?' })).toBeNull();
  },
};

const term = {
  id: 'autumn',
  name: 'Autumn term',
  starts_on: '2026-09-01',
  ends_on: '2026-12-18',
  closes_on: null,
  weight: null,
};
const [own] = studentGradebook.students;

export const ClosedTerm: Story = {
  args: {
    answer: () =>
      withContent(
        { terms: [term] },
        {
          rules: {
            ...studentGradebook.rules,
            closed_terms: [
              {
                term_id: term.id,
                closed_at: '2026-12-18T16:00:00.000Z',
                closed_by: null,
                rules: studentGradebook.rules.content,
                assignment_ids: studentGradebook.assignments.map(({ id }) => id),
              },
            ],
          },
          students: own
            ? [
                {
                  ...own,
                  overrides: [
                    {
                      term_id: null,
                      percent: 84,
                      reason: 'Two tests while ill.',
                      author: null,
                      at: '2026-12-18',
                    },
                  ],
                  frozen: [{ term_id: term.id, current: '87', missing_as_zero: '80' }],
                },
              ]
            : [],
        },
      ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Autumn term, closed' })).toBeVisible();
    await expect(canvas.getByText('87.00%, B')).toBeVisible();
    await expect(canvas.getAllByText('Set by your teacher: Two tests while ill.')[0]).toBeVisible();
  },
};

export const Download: Story = {
  args: { download: fn(() => new Blob()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as PDF' }));
    await waitFor(() => expect(args.download).toHaveBeenCalledOnce());
  },
};

export const DownloadFailed: Story = {
  args: {
    download: () => {
      throw new Error('Offline');
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as PDF' }));
    await expect(await canvas.findByText(/The PDF couldn’t be made/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    answer: () => ({
      ...studentGradebook,
      assignments: [],
      cells: { ...studentGradebook.cells, students: [] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No marks yet' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    answer: () => ({
      ...studentGradebook,
      assignments: studentGradebook.assignments.map((one) => ({
        ...one,
        title: `${'Observation diary of trees '.repeat(3)}${one.title}`,
      })),
    }),
  },
};
export const Loading: Story = { args: { answer: () => new Promise(() => {}) } };
export const Failed: Story = {
  args: {
    answer: () => {
      throw new Error('Offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your marks couldn’t be loaded' })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
