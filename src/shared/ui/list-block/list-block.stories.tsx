import type { Meta, StoryObj } from '@storybook/react-vite';
import { onASheet } from '../private/on-a-sheet';
import { ListBlock } from './list-block';

/** Use it for short texts without an order. For ordered ones use steps. */
const meta = {
  title: 'Document/List',
  component: ListBlock,
  decorators: [onASheet],
  args: {
    items: [
      'say where most of a plant’s mass comes from, and back it with data',
      'build the equation for photosynthesis from its parts',
    ],
  },
} satisfies Meta<typeof ListBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = { tags: ['pictured'] };

export const TwoColumns: Story = {
  args: {
    columns: 2,
    items: ['one dry log', '8 sets of molecule cards', 'a kitchen scale', 'mini whiteboards'],
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { items: ['one dry log, the bigger the better', 'a kitchen sc', undefined] },
};

export const NothingYet: Story = { parameters: { sectionState: 'writing' }, args: { items: [] } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { columns: 2 },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { items: ['جذع جاف واحد', 'ميزان مطبخ'] },
};

export const LongText: Story = {
  args: {
    items: [
      'Rates of reaction: which antacid neutralises the most acid for its price?',
      'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
    ],
  },
};
