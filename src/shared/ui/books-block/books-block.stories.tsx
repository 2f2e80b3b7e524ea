import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { BooksBlock } from './books-block';

/** Use it for books and other sources. It marks those that no catalogue lists. */
const meta = {
  title: 'Document/Books',
  component: BooksBlock,
  decorators: [onASheet],
  args: {
    books: [
      {
        title: 'The Tree Lady',
        author: 'H. Joseph Hopkins',
        year: 2013,
        level: 'Grade 3 to 5',
        reason: 'A true story of planting.',
        verified: true,
      },
      {
        title: 'The Weight of Leaves',
        author: 'A. Nobody',
        reason: 'About the same question.',
        verified: false,
      },
    ],
  },
} satisfies Meta<typeof BooksBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not found. Check it before you use it')).toBeVisible();
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { books: [{ title: 'The Tree Lady', author: 'H. Joseph Hopkins' }, { title: 'The Wei' }] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    books: [
      {
        title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        author: 'A committee of seventeen teachers and two librarians',
        reason: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { books: [{ title: 'سيدة الأشجار', author: 'جوزيف هوبكنز', reason: 'قصة حقيقية.', verified: true }] },
};
