import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress';

/** Use it if the amount of work is known. Otherwise use a spinner or a skeleton. */
const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  parameters: { frame: 240 },
  args: { label: 'Uploading willow.pdf', value: 40 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ink: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading willow.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

export const Marking: Story = {
  args: {
    label: 'Antacid write-up',
    value: 11,
    max: 25,
    valueText: '11 of 25 marked',
    tone: 'red',
    thin: true,
  },
};

export const Nothing: Story = { args: { value: 0 } };
export const BeyondTheEnd: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'رفع الملف' },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Antacid write-up', value: 11, max: 25, valueText: '11 of 25 marked' },
};

export const LongText: Story = {
  args: {
    label: 'Rates of reaction: which antacid neutralises the most acid for its price?',
    valueText: 'Rates of reaction: which antacid neutralises the most acid for its price?',
  },
};
