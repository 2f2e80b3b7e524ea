import type { Meta, StoryObj } from '@storybook/react-vite';
import { onASheet } from '../private/on-a-sheet';
import { LetterBlock } from './letter-block';

/** Use it for letters, emails and references, which have a greeting. For other text use prose. */
const meta = {
  title: 'Document/Letter',
  component: LetterBlock,
  decorators: [onASheet],
  args: {
    letter: {
      subject: 'Elif’s experiment',
      greeting: 'Dear Mr Demir,',
      body: [
        'Elif weighed six fruits today and found the one that sinks.',
        'She asked a question that I could not answer.',
      ],
      next_step: 'Please ask her about the orange.',
      closing: 'With kind regards,',
      signature: 'Amara Okafor',
    },
  },
} satisfies Meta<typeof LetterBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = { tags: ['pictured'] };

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { letter: { greeting: 'Dear Mr Demir,', body: ['Elif weighed six fru'] } },
};

export const NothingYet: Story = { parameters: { sectionState: 'writing' }, args: { letter: {} } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    letter: { greeting: 'السيد دمير المحترم،', body: ['وزنت إليف ست فواكه اليوم.'], signature: 'أمارا' },
  },
};

export const LongText: Story = {
  args: {
    letter: {
      subject: 'Rates of reaction: which antacid neutralises the most acid for its price?',
      body: ['https://harborview.school/very/long/address/that/has/no/place/to/break/at/all'],
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
