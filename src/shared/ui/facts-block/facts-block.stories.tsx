import type { Meta, StoryObj } from '@storybook/react-vite';
import { onASheet } from '../private/on-a-sheet';
import { FactsBlock } from './facts-block';

/**
 * Use it for labelled texts, such as help for different students. For words with definitions use vocabulary;
 * for rows of figures a table.
 */
const meta = {
  title: 'Document/Facts',
  component: FactsBlock,
  decorators: [onASheet],
  args: {
    facts: [
      { label: 'If they need more help', value: 'Give them the molecule cards with the names on the back.' },
      { label: 'Learning English', value: 'Say the words together first.' },
      { label: 'Minutes', value: 50 },
    ],
  },
} satisfies Meta<typeof FactsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = { tags: ['pictured'] };

export const OneFact: Story = { args: { facts: [{ value: 15 }] } };

export const SeveralTexts: Story = {
  args: {
    facts: [{ label: 'Teach again', value: ['Question 1: Jonas F., Lea K.', 'Question 4: Mira T., Lea K.'] }],
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: {
    facts: [{ label: 'If they need more help', value: 'Give them the mol' }, { label: 'Learning English' }],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { facts: [{ label: 'المدة', value: 'خمسون دقيقة' }] },
};

export const LongText: Story = {
  args: {
    facts: [
      {
        label: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        value: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
      },
    ],
  },
};
