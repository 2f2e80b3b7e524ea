import type { Meta, StoryObj } from '@storybook/react-vite';
import { onASheet } from '../private/on-a-sheet';
import { ConversationBlock } from './conversation-block';

/** Use it for conversations with the tutor, and for scripts of two speakers. */
const meta = {
  title: 'Document/Conversation',
  component: ConversationBlock,
  decorators: [onASheet],
  args: {
    turns: [
      {
        role: 'tutor',
        note: 'asks first',
        text: 'Before I say anything, show me what you tried. A wrong start is useful.',
      },
      {
        role: 'student',
        note: '4:31',
        text: '24 ÷ 3.12 = 7.69\n40 ÷ 4.80 = 8.33\nso the first one is better because 7.69 is smaller',
      },
      { role: 'tutor', note: 'a question', text: 'Your dividing is right. So what does 7.69 count?' },
    ],
  },
} satisfies Meta<typeof ConversationBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = { tags: ['pictured'] };

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: {
    turns: [
      { role: 'student', text: '24 ÷ 3.12 = 7.69' },
      { role: 'tutor', text: 'Your dividing is right. Look at wh' },
    ],
  },
};

export const Named: Story = { args: { studentName: 'Thandiwe' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    studentName: 'Kahurangi Te Whakapūmautanga-Wiśniewska',
    turns: [
      {
        role: 'student',
        text: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
      },
    ],
  },
};
