import type { Meta, StoryObj } from '@storybook/react-vite';
import { onASheet } from '../private/on-a-sheet';
import { ScheduleBlock } from './schedule-block';

/** Use it for a plan of several weeks. For the minutes of a lesson use a timeline. */
const meta = {
  title: 'Document/Schedule',
  component: ScheduleBlock,
  decorators: [onASheet],
  args: {
    entries: [
      {
        week: 1,
        dates: '1 to 5 Sep',
        topic: 'What is matter?',
        activity: ['Weigh the air in a ball.'],
        due: 'Safety form',
      },
      {
        week: 2,
        dates: '8 to 12 Sep',
        topic: 'Density',
        activity: ['Six fruits in water', 'Draw the results'],
      },
      { week: 3, dates: '15 to 19 Sep', topic: 'Fall break' },
    ],
  },
} satisfies Meta<typeof ScheduleBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weeks: Story = { tags: ['pictured'] };

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { entries: [{ week: 1, topic: 'What is matter?', activity: ['Weigh the air in a b'] }, {}] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { entries: [{ week: 1, dates: '١ إلى ٥ سبتمبر', topic: 'ما المادة؟', activity: ['زن الهواء.'] }] },
};

export const LongText: Story = {
  args: {
    entries: [
      {
        week: 1,
        dates: '1 to 5 September',
        topic: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        activity: ['https://harborview.school/very/long/address/that/has/no/place/to/break/at/all'],
      },
    ],
  },
};
