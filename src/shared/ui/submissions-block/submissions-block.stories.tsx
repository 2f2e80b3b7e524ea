import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { onASheet } from '../private/on-a-sheet';
import { SubmissionsBlock } from './submissions-block';

/** Use it for graded work: the score of each question, and what to look at before the score is given. */
const meta = {
  title: 'Document/Submissions',
  component: SubmissionsBlock,
  decorators: [onASheet],
  args: {
    submissions: [
      {
        submission_id: 'Paper 1',
        suggested_score: 5,
        max: 6,
        flags: [],
        questions: [
          {
            ref: '1',
            score: 2,
            max: 2,
            verdict: 'correct',
            reason: 'Names both gases.',
            evidence: 'oxygen and carbon dioxide',
          },
          {
            ref: '2',
            score: 3,
            max: 4,
            verdict: 'partial',
            reason: 'The unit is missing.',
            evidence: '12.5',
          },
        ],
        feedback: 'Both gases are right. Add the unit to your result.',
      },
      {
        submission_id: 'Paper 2',
        given_score: 0,
        max: 6,
        flags: ['blank'],
        questions: [],
        feedback: 'Nothing was handed in.',
      },
    ],
  },
} satisfies Meta<typeof SubmissionsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SuggestedAndGiven: Story = {
  tags: ['pictured'],
  args: {
    actions: (submission) => (submission.given_score === 0 ? null : <Button size="sm">Give 5</Button>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Suggests 5 of 6')).toBeVisible();
    await expect(canvas.getByText('Blank')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Late: Story = {
  args: {
    submissions: [
      {
        submission_id: 'Paper 1',
        suggested_score: 8,
        max: 10,
        penalty: 2,
        flags: [],
        questions: [],
        feedback: '',
      },
      {
        submission_id: 'Paper 2',
        given_score: 7.5,
        max: 10,
        penalty: 2.1,
        flags: [],
        questions: [],
        feedback: '',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 after a late penalty of 2')).toBeVisible();
    await expect(canvas.getByText('5.4 after a late penalty of 2.1')).toBeVisible();
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { submissions: [{ submission_id: 'Paper 1', questions: [{ ref: '1' }] }, null] },
};

export const ForStudents: Story = {
  args: { copy: 'student' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Blank')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
