import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { recordedSubmission, secondAttempt, submission } from '../../../../../tests/support/assignments';
import { longText } from '../../../../../tests/support/sample-texts';
import { openMark } from '../model/marking.fixture';
import { given, type MarkingArgs, MarkingFrame, withMark } from './marking-frame';

const meta: Meta<MarkingArgs> = {
  title: 'Pages/Marking different work',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { data: submission, marking: openMark(submission), save: fn() },
  render: (args) => <MarkingFrame {...args} />,
};

export default meta;
type Story = StoryObj<MarkingArgs>;

export const WithSupports: Story = {
  args: {
    support: {
      is_hidden: false,
      items: [{ id: 's1', kind: 'extra_time', detail: 'Half as much again in tests', review_on: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Half as much again in tests')).toBeVisible();
  },
};

export const SupportsHidden: Story = {
  args: {
    data: { ...submission, student: { ...submission.student, name: 'Student 3' } },
    support: { is_hidden: true, items: [] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hidden while you mark without names.')).toBeVisible();
  },
};

/** The second attempt of a student, compared with the first. */
export const Compared: Story = {
  args: { data: secondAttempt, marking: openMark(secondAttempt) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with attempt 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changes from attempt 1 to attempt 2' }));
    await expect(await dialog.findByText(/The holes have soft edges/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A class that records pasted text: how much it is, and on request where. */
export const Recorded: Story = {
  args: { data: recordedSubmission, marking: openMark(recordedSubmission) },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('2 passages pasted, 11 of 16 words. The longest has 6 words.'),
    ).toBeVisible();
    await expect(canvas.getByText(/I asked what makes holes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show in the text' }));
    await expect(canvas.getByRole('list', { name: 'Pasted passages' })).toBeVisible();
    await expect(canvas.getByText('Tuesday: the hole is bigger.', { selector: 'mark' })).toBeVisible();
  },
};

const long = {
  ...withMark({ ...given, notes: [], comment: 'Look at the edges again. '.repeat(40) }),
  student: { ...submission.student, name: 'Wilhelmina Featherstonehaugh-Cholmondeley' },
  text: longText,
};
export const LongText: Story = { args: { data: long, marking: openMark(long) } };

export const Loading: Story = { args: { shown: { state: 'loading', id: submission.id } } };

export const Failed: Story = {
  args: {
    shown: {
      state: 'failed',
      id: submission.id,
      problem: { status: 500, message: 'Internal Server Error', fields: {} },
    },
  },
};

export const NotFound: Story = {
  args: {
    shown: { state: 'failed', id: submission.id, problem: { status: 404, message: 'Not Found', fields: {} } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No assignment here' })).toBeVisible();
  },
};
