import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { RecordBlock } from './record-block';

const courses = [
  {
    course_title: 'AP United States History',
    level: 'AP',
    credits_attempted: 0.5,
    credits_earned: 0.5,
    earned_grade: 'B+',
    quality_points: 1.65,
  },
  {
    course_title: 'Physical Education',
    level: 'Regular',
    credits_attempted: 0.25,
    credits_earned: 0.25,
    earned_grade: 'P',
  },
];
const fall = {
  term: 'Fall',
  courses,
  credits_earned: 0.75,
  gpa: '3.300',
  weighted_gpa: '4.300',
  cumulative_gpa: '3.300',
};

/** Use it for the courses of a student by term. For any other table use a table. */
const meta = {
  title: 'Document/Record',
  component: RecordBlock,
  decorators: [onASheet],
  args: {
    years: [
      { year: '2024-25', terms: [fall] },
      { year: '2025-26', terms: [fall, { ...fall, term: 'Spring' }] },
    ],
  },
} satisfies Meta<typeof RecordBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Years: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(3);
    await expect(canvas.getByRole('table', { name: '2025-26, Spring' })).toBeVisible();
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: {
    years: [{ year: '2025-26', terms: [{ term: 'Fall', courses: [{ course_title: 'AP United St' }] }, {}] }],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongText: Story = {
  args: {
    years: Array.from({ length: 6 }, (_, index) => ({
      year: `${2020 + index}-${21 + index}`,
      terms: [
        {
          ...fall,
          courses: Array.from({ length: 10 }, (__, at) => ({
            ...courses[0],
            course_title: `Advanced interdisciplinary seminar in environmental science and policy, part ${at + 1}`,
          })),
        },
      ],
    })),
  },
};
