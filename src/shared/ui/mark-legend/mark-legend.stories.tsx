import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarkLegend } from './mark-legend';

/** Use it below every data grid with marks. Charts label their lines instead. */
const meta = {
  title: 'Data/Mark legend',
  component: MarkLegend,
  parameters: { frame: 900 },
  globals: { viewport: { value: 'desktop' } },
  args: { enough: 60, hint: 'Arrow keys move, type to enter a score' },
} satisfies Meta<typeof MarkLegend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Marks' });
    for (const words of [
      'Below 60%',
      'Missing, counts as 0',
      'Not returned yet',
      'Dropped, not counted',
      'Nothing to count yet',
    ])
      await expect(list).toHaveTextContent(words);
  },
};
export const Plain: Story = { args: { hint: undefined } };
export const LongText: Story = {
  args: { hint: 'Arrow keys move, type to enter a score. '.repeat(5).trim() },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
