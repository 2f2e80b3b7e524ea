import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotUnderstoodList } from './not-understood-list';

const choir = { title: 'Choir', message: 'Its start can’t be read. It was left out.' };
const many = Array.from({ length: 12 }, (_, index) => ({
  title: `Event ${index + 1}`,
  message: 'It repeats in a way that isn’t known here. Its first time was taken.',
}));

const meta = {
  title: 'Pages/Schedule/Not understood',
  component: NotUnderstoodList,
  args: { items: [choir], count: 1 },
} satisfies Meta<typeof NotUnderstoodList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One thing was not understood')).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent(`Choir: ${choir.message}`);
  },
};

/** The first ten are named, and the rest counted, also those that the server did not send. */
export const Many: Story = {
  args: { items: many, count: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('240 things were not understood')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByText('And 230 more.')).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { items: [{ ...choir, title: 'Rehearsal'.repeat(20) }] },
  parameters: { frame: 358 },
};

export const RightToLeftTitle: Story = { args: { items: [{ ...choir, title: 'تدريب الجوقة' }] } };

/** Nothing, if all was understood. */
export const None: Story = {
  args: { items: [], count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
