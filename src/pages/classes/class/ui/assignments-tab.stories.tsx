import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const NoAssignments: Story = {
  args: { assignments: () => ({ items: [], next_cursor: null }) },
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
