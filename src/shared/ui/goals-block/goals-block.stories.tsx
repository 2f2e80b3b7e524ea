import type { Meta, StoryObj } from '@storybook/react-vite';
import { onASheet } from '../private/on-a-sheet';
import { GoalsBlock } from './goals-block';

/** Use it for measurable goals. For the objectives of a lesson use a list. */
const meta = {
  title: 'Document/Goals',
  component: GoalsBlock,
  decorators: [onASheet],
  args: {
    goals: [
      {
        area: 'Reading fluency',
        statement: 'Reads a grade 5 text aloud at 110 words a minute with 95% accuracy.',
        measure: 'one-minute reading, weekly',
        baseline: '78 words a minute',
        target: '110 words a minute',
        by: '12 June',
        benchmarks: ['90 words by December', '100 words by March'],
      },
      { statement: 'Asks for help before putting the work away.', by: '12 June' },
    ],
  },
} satisfies Meta<typeof GoalsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = { tags: ['pictured'] };

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { goals: [{ area: 'Reading fluency', statement: 'Reads a grade 5 text al' }, {}] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    goals: [
      {
        area: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        statement: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
        measure: 'one-minute reading, weekly, by the teacher who knows the student',
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    goals: [
      { area: 'طلاقة القراءة', statement: 'يقرأ ١١٠ كلمات في الدقيقة.', baseline: '٧٨', target: '١١٠' },
    ],
  },
};
