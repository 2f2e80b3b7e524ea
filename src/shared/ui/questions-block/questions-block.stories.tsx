import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { QuestionsBlock } from './questions-block';
import { everyKind } from './every-kind.sample';

/** Use the teacher copy for editing and checking, and the student copy for handing out. */
const meta = {
  title: 'Document/Questions',
  component: QuestionsBlock,
  decorators: [onASheet],
  args: { questions: everyKind, copy: 'teacher' },
} satisfies Meta<typeof QuestionsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TeacherCopy: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Right.').length).toBeGreaterThan(0);
    await expect(canvas.getByText('carbon dioxide', { selector: 'b' })).toBeVisible();
  },
};

export const StudentCopy: Story = {
  tags: ['pictured'],
  args: { copy: 'student' },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.queryByText('Right.')).toBeNull();
    for (const secret of [
      'Two ounces is far too little',
      'mass from the air could explain the gain',
      'carbon dioxide',
      'give or take',
      'Students who',
      'Misconception',
    ]) {
      await expect(canvasElement).not.toHaveTextContent(secret);
    }
    await expect(canvas.getByRole('img', { name: '4 lines for the answer' })).toBeVisible();
  },
};

export const Groups: Story = {
  args: {
    questions: [
      { title: 'Part 1. Choose', questions: everyKind.slice(0, 1) },
      { title: 'Part 2. Write', questions: everyKind.slice(4, 6) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Part 2. Write' })).toBeVisible();
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: {
    questions: [
      ...everyKind.slice(0, 1),
      { type: 'multiple-choice', stem: 'Which gas do leaves take in to make glu' },
      undefined,
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
