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
