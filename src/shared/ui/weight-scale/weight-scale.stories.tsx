import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WeightScale } from './weight-scale';

/** Use it for named shares of a whole, such as gradebook categories. For amounts use a chart. */
const meta = {
  title: 'Data/Weight scale',
  component: WeightScale,
  parameters: { frame: 560 },
  args: {
    label: 'Category weights',
    weights: [
      { name: 'Homework', percent: 15, template: 'marigold' },
      { name: 'Classwork', percent: 15, template: 'bottle' },
      { name: 'Quizzes', percent: 25, template: 'petrol' },
      { name: 'Labs', percent: 30, template: 'violet' },
      { name: 'Project', percent: 15, template: 'mulberry' },
    ],
  },
} satisfies Meta<typeof WeightScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('listitem');
    await expect(parts[2]).toHaveTextContent('Quizzes 25%');
    const [homework, , , labs] = parts.map((part) => part.getBoundingClientRect().width);
    await expect(Math.round((labs ?? 0) / (homework ?? 1))).toBe(2);
  },
};
export const Two: Story = {
  args: {
    weights: [
      { name: 'Coursework', percent: 40, template: 'marigold' },
      { name: 'Exams', percent: 60, template: 'petrol' },
    ],
  },
};
export const LongText: Story = {
  args: {
    weights: [
      { name: 'Homework and reading at home', percent: 5, template: 'marigold' },
      { name: 'Presentations and group projects', percent: 95, template: 'mulberry' },
    ],
  },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
