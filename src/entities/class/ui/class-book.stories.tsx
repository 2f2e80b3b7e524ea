import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClassBook } from './class-book';

const meta = {
  title: 'Entities/Class book',
  component: ClassBook,
  args: { cover: 'moss', subject: 'Science', name: '7B' },
} satisfies Meta<typeof ClassBook>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mini: Story = {
  tags: ['pictured'],
  args: { size: 'mini' },
};

export const Wide: Story = {};

export const Tall: Story = { args: { size: 'tall', students: 0 } };

export const LongText: Story = {
  args: {
    size: 'tall',
    subject: 'Environmental science and sustainability',
    name: 'Year 10 upper group',
    cover: 'plum',
  },
};
