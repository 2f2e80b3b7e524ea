import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { TimelineBlock } from './timeline-block';

/** Use it for a lesson. For days or weeks use a schedule. */
const meta = {
  title: 'Document/Timeline',
  component: TimelineBlock,
  decorators: [onASheet],
  args: {
    phases: [
      {
        name: 'Hold up the log',
        minutes: 5,
        teacher_actions: 'Pass it round. Ask where all this stuff came from, without correcting any answer.',
        student_actions: 'Write one guess on a whiteboard.',
        checks: ['Everyone has written a guess.'],
      },
      {
        name: 'The willow in the pot',
        minutes: 12,
        teacher_actions: 'Tell the story of van Helmont up to the second weighing.',
        student_actions: 'In threes, decide which part is a result and which a conclusion.',
        checks: ['Can each group name one result?', 'Who asks about the air?'],
      },
    ],
  },
} satisfies Meta<typeof TimelineBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 min')).toBeVisible();
    await expect(canvas.getByText('5 to 17')).toBeVisible();
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { phases: [{ name: 'Hold up the log', minutes: 5, teacher_actions: 'Pass it round. Ask wh' }, {}] },
};

export const NothingYet: Story = { parameters: { sectionState: 'writing' }, args: { phases: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { phases: [{ name: 'ارفع الجذع', minutes: 5, teacher_actions: 'مرّره واسأل.' }] },
};

export const LongText: Story = {
  args: {
    phases: [
      {
        name: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        minutes: 5,
        teacher_actions: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
      },
    ],
  },
};
