import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScoreRing } from './score-ring';

/** Use it for a mark that was returned to the student. */
const meta = {
  title: 'Data/Score ring',
  component: ScoreRing,
  args: { score: 27, outOf: 30 },
} satisfies Meta<typeof ScoreRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Odd: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '27 out of 30' })).toBeVisible();
  },
};
export const Even: Story = { args: { score: 18, outOf: 20 } };
export const Nothing: Story = { args: { score: 0, outOf: 5 } };
export const LongFigures: Story = { args: { score: 97.5, outOf: 100 } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
