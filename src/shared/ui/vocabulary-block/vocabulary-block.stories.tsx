import type { Meta, StoryObj } from '@storybook/react-vite';
import { onASheet } from '../private/on-a-sheet';
import { VocabularyBlock } from './vocabulary-block';

/** Use it for words to learn. For other labelled texts use facts. */
const meta = {
  title: 'Document/Vocabulary',
  component: VocabularyBlock,
  decorators: [onASheet],
  args: {
    words: [
      { term: 'mass', definition: 'how much stuff there is', example: 'The mass of the willow grew.' },
      { term: 'photosynthesis', definition: 'how a plant makes sugar from light, water and air' },
    ],
  },
} satisfies Meta<typeof VocabularyBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = { tags: ['pictured'] };

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { words: [{ term: 'mass', definition: 'how much st' }, {}] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { words: [{ term: 'كتلة', definition: 'مقدار المادة' }] },
};

export const LongText: Story = {
  args: {
    words: [
      {
        term: 'pneumonoultramicroscopicsilicovolcanoconiosis',
        definition: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
      },
    ],
  },
};
