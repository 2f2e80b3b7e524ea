import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { EntriesBlock } from './entries-block';

/** Use it for texts of several labelled parts. For short values use a table. */
const meta = {
  title: 'Document/Entries',
  component: EntriesBlock,
  decorators: [onASheet],
  args: {
    columns: [
      { key: 'heading', label: 'Section' },
      { key: 'minutes', label: 'Minutes' },
      { key: 'script', label: 'Say' },
      { key: 'slide_text', label: 'On the slide' },
      {
        key: 'check_question',
        label: 'Ask',
        columns: [
          { key: 'question', label: 'Question' },
          { key: 'expected', label: 'Expected' },
        ],
      },
    ],
    entries: [
      {
        heading: 'Five years of rain',
        minutes: 4,
        script: 'Van Helmont weighed the soil twice. The second time it had lost two ounces.',
        slide_text: ['Willow: 5 pounds, then 169', 'Soil: lost 2 ounces'],
        check_question: { question: 'Where did 164 pounds come from?', expected: 'From air and water.' },
      },
      { heading: 'What he missed', minutes: 3, script: 'He never weighed the air.' },
    ],
  },
} satisfies Meta<typeof EntriesBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = { tags: ['pictured'] };

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { entries: [{ heading: 'Five years of rain', minutes: 4, script: 'Van Helmont weighed the s' }, {}] },
};

const homework = {
  columns: [
    { key: 'prompt', label: 'Task' },
    { key: 'minutes', label: 'Minutes' },
    { key: 'question', label: 'Question' },
  ],
  entries: [
    { prompt: 'Color the part that each fraction names.', minutes: 6, question: 'Color 2/3 of the bar.' },
    { prompt: 'Write Lio a note.', minutes: 7 },
  ],
  answerLines: 3,
};

/** Tasks are numbered, with lines to write on. */
export const ForStudents: Story = {
  args: { ...homework, copy: 'student' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: '3 lines for the answer' })).toHaveLength(2);
    await expect(canvas.getByText('2', { selector: 'b' })).toBeVisible();
  },
};

/** The teacher needs no lines. */
export const TasksOfTheTeacher: Story = {
  args: homework,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('2', { selector: 'b' })).toBeVisible();
  },
};

const withQuestions = {
  ...homework,
  entries: [
    {
      prompt: 'Choose the equal fraction.',
      minutes: 6,
      question: {
        type: 'multiple-choice' as const,
        stem: 'Which is equal to 2/3?',
        options: [
          { key: 'A', text: '5/6', correct: false },
          { key: 'B', text: '8/12', correct: true },
        ],
      },
    },
    {
      prompt: 'Fill in the number.',
      minutes: 6,
      question: { type: 'fill-in-blank' as const, stem: '3/4 = ____/8', blanks: ['6'] },
    },
    {
      prompt: 'Write Lio a note.',
      minutes: 7,
      question: { type: 'open-ended' as const, stem: 'Is he right?', answers: ['No.'] },
    },
  ],
};

/** Tasks with questions that code can mark. */
export const Questions: Story = {
  tags: ['pictured'],
  args: withQuestions,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Right.')).toBeVisible();
    await expect(canvas.getByText('No.')).toBeVisible();
  },
};

export const QuestionsForStudents: Story = {
  args: { ...withQuestions, copy: 'student' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Right.')).toBeNull();
    await expect(canvas.queryByText('No.')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'blank' })).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: '3 lines for the answer' })).toHaveLength(1);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { entries: [{ heading: 'خمس سنوات من المطر', minutes: 4, script: 'لم يزن أحد الهواء.' }] },
};

export const LongText: Story = {
  args: {
    entries: [
      {
        heading: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        script: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
        slide_text: ['pneumonoultramicroscopicsilicovolcanoconiosis'],
      },
    ],
  },
};
