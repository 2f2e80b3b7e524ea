import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Check } from '@/shared/api/generations';
import { formOf, templateOf } from '../../../../../tests/support/template-form';
import { settledState, shortQuiz as quiz } from '../../../../../tests/support/documents';
import { Example, filled, phone } from './generator-page.sample';

const check = (part: Partial<Check>): Check => ({
  name: 'Found in the source',
  status: 'open',
  detail: 'Question 2 quotes words that are not in the source.',
  section: 'sections',
  path: '/sections/0/questions/1',
  ...part,
});

const checks: Check[] = [
  check({}),
  check({
    name: 'Arithmetic is correct',
    status: 'repaired',
    detail: 'Question 1 said 54: 7 × 8 = 56.',
    path: '/sections/0/questions/0',
  }),
  check({
    name: 'Number of questions',
    detail: 'Multiple choice: you asked for 5, there are 4.',
    path: null,
  }),
  check({ name: 'Points add up', status: 'passed', detail: '2 + 2 = 4', section: null, path: null }),
];
const document = settledState(quiz, { checks, meta: { ...quiz.generation.meta, composed: false } });

/** Checks beside the question or the section that they are about. */
const meta = {
  title: 'Pages/Generator/Checks in the document',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { page: templateOf(quiz, quiz.generation.id), form: formOf(quiz, filled), document },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheirPlaces: Story = {
  play: async ({ canvas, userEvent }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Questions' }));
    await expect(sheet.getAllByRole('group', { name: /^Check: / })).toHaveLength(3);
    const note = sheet.getByRole('group', { name: 'Check: Found in the source' });
    await expect(note.closest('[data-path]')).toHaveAttribute('data-path', '0/questions/1');
    const whole = sheet.getByRole('group', { name: 'Check: Number of questions' });
    await expect(whole.closest('[data-path]')).toBeNull();
    const repaired = sheet.getByRole('group', { name: 'Check: Arithmetic is correct' });
    await expect(within(repaired).queryByRole('button')).toBeNull();

    within(note).getByRole('button', { name: 'Fix it' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(note).getByRole('button', { name: 'Rewrite' })).toHaveFocus());
    await expect(canvas.queryByRole('group', { name: 'Change this question' })).toBeNull();
    await expect(note).toHaveTextContent('Rewriting this question costs about 640 credits.');
    await userEvent.click(within(note).getByRole('button', { name: 'Cancel' }));
    await expect(within(note).getByRole('button', { name: 'Fix it' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: phone };

export const Dark: Story = { globals: { theme: 'dark' } };

export const BuiltInEngine: Story = {
  args: { document: settledState(quiz, { checks }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Fix it' })).toBeNull();
    await expect(
      within(canvas.getByRole('group', { name: 'Check: Found in the source' })).getByRole('button', {
        name: 'Edit',
      }),
    ).toBeVisible();
  },
};

const { instructions } = quiz.generation.result;

export const FixedByCode: Story = {
  args: {
    document: settledState(quiz, {
      checks: [
        check({
          name: 'Instructions fit the paper',
          detail: 'They don’t match the paper, which has 4 questions, 4 points. Rewrite them.',
          section: 'instructions',
          path: '/instructions',
          fix: [
            { section: 'instructions', path: [], before: instructions, value: 'Answer all 4 questions.' },
          ],
        }),
      ],
    }),
    edited: {
      ...quiz.generation,
      version: 2,
      result: { ...quiz.generation.result, instructions: 'Answer all 4 questions.' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const note = within(canvas.getByRole('group', { name: 'Check: Instructions fit the paper' }));
    await userEvent.click(note.getByRole('button', { name: 'Fix it' }));
    await waitFor(() => expect(canvas.getByText('Answer all 4 questions.')).toBeVisible());
    await expect(canvas.queryByText(/costs about/)).toBeNull();
  },
};

export const StudentCopy: Story = {
  args: { copy: 'student' },
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Questions' }));
    await expect(sheet.queryByRole('group', { name: /^Check: / })).toBeNull();
  },
};

export const FromTheOverview: Story = {
  play: async ({ canvas, userEvent }) => {
    const overview = within(canvas.getByRole('complementary', { name: 'About this document' }));
    const [first] = overview.getAllByRole('button', { name: 'Go to: Questions' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Question 2: tools/ })).toHaveFocus());
  },
};
