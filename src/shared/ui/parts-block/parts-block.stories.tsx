import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { PartsBlock } from './parts-block';

const paragraph =
  'Each group carries one bag with water, a map and the list of its members. The leader counts the group at every gate.';

const parts = [
  {
    id: 's1',
    heading: 'Before the trip',
    markdown: `${paragraph}\n\n- Forms are back by Monday.\n- Medicines are labelled.`,
    word_count: 31,
    status: 'written' as const,
  },
  { id: 's2', heading: 'On the bus', markdown: paragraph, word_count: 22, status: 'written' as const },
  { id: 's3', heading: 'If someone is missing', markdown: '', word_count: 0, status: 'waiting' as const },
];

/** Use it for a long document that is written part by part. For a story use chapters. */
const meta = {
  title: 'Document/Parts',
  component: PartsBlock,
  decorators: [onASheet],
  args: { parts },
} satisfies Meta<typeof PartsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partial: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'If someone is missing' })).toBeVisible();
    await expect(canvas.getByText('Words 31')).toBeVisible();
  },
};

export const Full: Story = { args: { parts: parts.slice(0, 2) } };

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { parts: [...parts.slice(0, 1), { id: 's2', heading: 'On the bus', markdown: 'Each group carr' }] },
};

export const VeryLong: Story = {
  args: {
    parts: Array.from({ length: 20 }, (_, index) => ({
      id: `s${index}`,
      heading: `Chapter ${index + 1}`,
      markdown: Array.from({ length: 6 }, () => paragraph).join('\n\n'),
      word_count: 132,
      status: 'written' as const,
    })),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { parts: [{ id: 's1', heading: 'قبل الرحلة', markdown: 'تحمل كل مجموعة الماء.', word_count: 4 }] },
};

export const LongText: Story = {
  args: {
    parts: [
      {
        id: 's1',
        heading: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        markdown: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
      },
    ],
  },
};
