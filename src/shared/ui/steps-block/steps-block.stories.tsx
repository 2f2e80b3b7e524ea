import type { Meta, StoryObj } from '@storybook/react-vite';
import { onASheet } from '../private/on-a-sheet';
import { StepsBlock } from './steps-block';

/**
 * Use it for instructions in order, such as an experiment. Without an order use a list, with minutes a
 * timeline.
 */
const meta = {
  title: 'Document/Steps',
  component: StepsBlock,
  decorators: [onASheet],
  args: {
    steps: [
      'Dry the soil and weigh it.',
      { title: 'Plant the willow.', text: 'Water it with nothing but rain.', minutes: 10 },
      'Weigh both again.',
    ],
  },
} satisfies Meta<typeof StepsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = { tags: ['pictured'] };

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { steps: ['Dry the soil and weigh it.', { title: 'Plant the willow.', text: 'Water it wi' }, {}] },
};

export const NothingYet: Story = { parameters: { sectionState: 'writing' }, args: { steps: null } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { steps: ['جفف التربة وزنها.', 'ازرع الصفصافة.'] },
};

export const LongText: Story = {
  args: {
    steps: [
      {
        title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        text: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
        minutes: 10,
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
