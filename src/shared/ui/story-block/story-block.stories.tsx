import type { Meta, StoryObj } from '@storybook/react-vite';
import { onASheet } from '../private/on-a-sheet';
import { StoryBlock } from './story-block';

/** Use it for fiction. For other text use prose. */
const meta = {
  title: 'Document/Story',
  component: StoryBlock,
  decorators: [onASheet],
  args: {
    chapters: [
      {
        heading: 'The pot by the door',
        text: 'Nobody in Brussels weighed soil. That was the first strange thing about him.\n\nThe second was the willow.',
      },
      { heading: 'Rain', text: 'For five years it rained on the pot, and he let it.' },
    ],
  },
} satisfies Meta<typeof StoryBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = { tags: ['pictured'] };

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { chapters: [{ heading: 'The pot by the door', text: 'Nobody in Brussels weighed soil. That was' }] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { chapters: [{ heading: 'الأصيص', text: 'لم يزن أحد التربة من قبل.' }] },
};

export const LongText: Story = {
  args: {
    chapters: [
      {
        heading: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        text: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
      },
    ],
  },
};
