import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Question } from '../../api/blocks';
import { ProseBlock } from '../prose-block';
import { QuestionsBlock } from '../questions-block';
import { PrintSheet } from './print-sheet';

const questions: Question[] = [
  {
    type: 'short-answer',
    stem: 'Which fruit has the greatest density? Give its density with the unit.',
    points: 2,
    lines: 2,
    answers: ['The grape, 1.08 g/mL'],
  },
  {
    type: 'multiple-choice',
    stem: 'Which of these will float?',
    points: 1,
    options: [
      { key: 'A', text: 'Lime', correct: false },
      { key: 'B', text: 'Lemon', correct: true, rationale: 'Its peel holds air.' },
    ],
  },
];

/** Use it for printing. For the document on screen use a document sheet. */
const meta = {
  title: 'Document/Print sheet',
  component: PrintSheet,
  parameters: { frame: 816 },
  args: {
    title: 'Will it float?',
    subtitle: 'Density of six fruits. Work in threes.',
    group: '6C',
    nameLine: true,
    children: null,
    foot: (
      <>
        <span>6C Science, Ms Okafor</span>
        <span>Student copy</span>
      </>
    ),
  },
  render: (args) => (
    <PrintSheet {...args}>
      <ProseBlock text="Weigh each fruit. Lower it into the water and read how many milliliters the level rises." />
      <QuestionsBlock copy="student" questions={questions} />
    </PrintSheet>
  ),
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StudentCopy: Story = {
  tags: ['pictured'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Will it float?' })).toBeVisible();
    for (const secret of ['The grape', 'holds air', 'Right.']) {
      await expect(canvasElement).not.toHaveTextContent(secret);
    }
  },
};

export const TeacherCopy: Story = {
  args: { nameLine: false, foot: 'Teacher copy' },
  render: (args) => (
    <PrintSheet {...args}>
      <QuestionsBlock copy="teacher" questions={questions} />
    </PrintSheet>
  ),
};

export const LargePrintOnA4: Story = { args: { paper: 'a4', largePrint: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'هل يطفو؟', subtitle: 'كثافة ست فواكه.', group: '٦ج' },
};

export const LongText: Story = {
  args: {
    title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
    subtitle: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
  },
};
