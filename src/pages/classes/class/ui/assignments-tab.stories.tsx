import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { assignmentEntries } from '../../../../../tests/support/assignment-entries';
import { scienceClass } from '../../../../../tests/support/classes';
import { ClassExample } from './class-page.sample';

const meta = {
  title: 'Pages/Class assignments',
  component: ClassExample,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {},
} satisfies Meta<typeof ClassExample>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const openAssignments = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('tab', { name: /^Assignments/ }));

export const Assignments: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await openAssignments({ canvas, userEvent });
    const table = await canvas.findByRole('table', { name: 'Assignments by date' });
    await expect(table).toHaveTextContent('21 of 24');
    await expect(canvas.getByRole('link', { name: 'New assignment' })).toHaveAttribute(
      'href',
      `/teacher/classes/view/lesson/assignment/new?class=${scienceClass.id}`,
    );
  },
};

/** Of this class only, so there is no filter by class. */
export const Filtered: Story = {
  args: {
    assignments: fn((...call: unknown[]) => ({
      items: JSON.stringify(call).includes('missing') ? [] : assignmentEntries,
      next_cursor: null,
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await openAssignments({ canvas, userEvent });
    const state = await canvas.findByRole('combobox', { name: 'State' });
    await expect(canvas.queryByRole('combobox', { name: 'Class' })).toBeNull();
    await userEvent.selectOptions(state, 'Missing work');
    await waitFor(() => expect(canvas.getByText('No assignment matches')).toBeVisible());
    await expect(args.assignments).toHaveBeenLastCalledWith(
      null,
      expect.objectContaining({
        request: { params: expect.objectContaining({ class_id: scienceClass.id, state: 'missing' }) },
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent('Leaf diary'));
    await expect(state).toHaveValue('');
  },
};

export const NoAssignments: Story = {
  args: { assignments: () => ({ items: [], next_cursor: null }), filters: false },
  play: async ({ canvas, userEvent }) => {
    await openAssignments({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: 'No assignments yet' })).toBeVisible();
  },
};

export const AssignmentsFailed: Story = {
  args: {
    assignments: () => {
      throw new Error('Offline');
    },
  },
  play: async ({ canvas, userEvent }) => {
    await openAssignments({ canvas, userEvent });
    await expect(await canvas.findByText('The assignments couldn’t be loaded')).toBeVisible();
  },
};
