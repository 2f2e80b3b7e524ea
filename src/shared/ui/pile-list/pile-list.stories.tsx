import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PileList } from './pile-list';

/** Use it for work to be marked. For other tasks use a margin list. */
const meta = {
  title: 'Data/Pile list',
  component: PileList,
  parameters: { frame: 420 },
  args: {
    label: 'To grade',
    piles: [
      { id: '1', title: 'Density posters', group: '6C', href: '#1', graded: 0, total: 22 },
      { id: '2', title: 'Antacid write-up', group: '8A', href: '#2', graded: 11, total: 25 },
      { id: '3', title: 'Leaf-disc lab', group: '7B', href: '#3', graded: 18, total: 24 },
    ],
  },
} satisfies Meta<typeof PileList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Piles: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('22 left');
    await expect(canvas.getByRole('progressbar', { name: 'Antacid write-up marked' })).toHaveAttribute(
      'aria-valuetext',
      '11 of 25 marked',
    );
  },
};
export const LongText: Story = {
  args: {
    piles: [
      {
        id: '1',
        title: 'Observation diary '.repeat(6).trim(),
        group: 'Advisory 7B',
        href: '#1',
        graded: 103,
        total: 1120,
      },
    ],
  },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
