import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton';

/** Use it in place of a page or list that is loading. For a busy control use a spinner. */
const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: { frame: 360 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  tags: ['pictured'],
  args: { lines: 5, label: 'Loading the lesson' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the lesson' })).toBeVisible();
  },
};

export const OneLine: Story = { args: { lines: 1 } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lines: 3 },
};
