import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReturnedList } from './returned-list';

/** Use it on pages for students, for returned work. For open tasks use a margin list. */
const meta = {
  title: 'Data/Returned list',
  component: ReturnedList,
  parameters: { frame: 372 },
  args: {
    label: 'Returned',
    work: [
      {
        id: '1',
        title: 'Leaf-disc lab',
        href: '#1',
        by: 'Science, Ms Okafor',
        score: 27,
        outOf: 30,
        comment: 'Careful method. Put the units in the table heading, not in every box.',
      },
      { id: '2', title: 'Fractions check', href: '#2', by: 'Maths, Ms Sørensen', score: 18, outOf: 20 },
    ],
  },
} satisfies Meta<typeof ReturnedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toContainElement(canvas.getByRole('img', { name: '27 out of 30' }));
    await expect(canvas.getByRole('link', { name: 'Fractions check' })).toHaveAttribute('href', '#2');
  },
};
export const LongText: Story = {
  args: {
    work: [
      {
        id: '1',
        title: 'Observation diary '.repeat(5).trim(),
        href: '#1',
        by: 'Environmental science, Ms Okafor',
        score: 97.5,
        outOf: 100,
        comment: 'Read number seven once more, slowly. '.repeat(6).trim(),
      },
    ],
  },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    work: [{ id: '1', title: 'الكسور', href: '#1', by: 'الرياضيات', score: 18, outOf: 20, comment: 'أحسنت' }],
  },
};
