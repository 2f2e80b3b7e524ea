import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { submission } from '../../../../../tests/support/assignments';
import { submittedQuiz } from '../../../../../tests/support/quizzes';
import { given, type MarkingArgs, MarkingFrame, openOf, withMark } from './marking-frame';

const meta: Meta<MarkingArgs> = {
  title: 'Pages/Marking',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { data: submission, marking: openOf(submission), save: fn() },
  render: (args) => <MarkingFrame {...args} />,
};

export default meta;
type Story = StoryObj<MarkingArgs>;

export const ToMark: Story = {
  tags: ['pictured'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('2 of 3, 24 hours late, 16 words')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '1 marked, 2 to go' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next blank' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /4 Full/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /4 Full/ }));
    await expect(await canvas.findByText(/of 4 so far/)).toBeVisible();
    // The next criterion has opened.
    await userEvent.click(canvas.getByRole('button', { name: /3 Full/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Give the unit once, at the top.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save mark' }));
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('button', { name: 'Return' })).toBeVisible();
  },
};

/** A saved mark waits to be returned; each score can still be changed. */
export const Marked: Story = {
  args: { data: withMark(given), marking: openOf(withMark(given)) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Return' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Observation' }));
    await userEvent.click(canvas.getByRole('button', { name: /2 Some/ }));
    await expect(canvas.getByRole('button', { name: 'Save mark' })).toBeEnabled();
  },
};

/** The student sees the mark from a chosen time on. */
export const ReturnLater: Story = {
  args: { data: withMark(given), marking: openOf(withMark(given)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return at a chosen time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return one mark?' }));
    await expect(dialog.getByRole('radio', { name: 'At a chosen time' })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  },
};

/** A comment on the open criterion is offered below its levels. */
export const CommentsOnACriterion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next blank' }));
    const bank = within(await canvas.findByRole('list', { name: 'Your comments on Observation' }));
    await userEvent.click(bank.getByRole('button', { name: 'What else did you see?' }));
    await expect(canvas.getByRole('textbox', { name: 'Overall, in your words' })).toHaveValue(
      'What else did you see?',
    );
    await userEvent.click(canvas.getByRole('button', { name: /4 Full/ }));
    await waitFor(() =>
      expect(canvas.queryByRole('list', { name: 'Your comments on Observation' })).toBeNull(),
    );
  },
};

/** The teacher selects words and comments on them; the comment is in the margin, with a number. */
export const Commenting: Story = {
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByText(/41 mm, one hole/);
    const [text] = words.childNodes;
    const range = document.createRange();
    if (text) range.setStart(text, 8);
    if (text) range.setEnd(text, 13);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    await userEvent.click(await canvas.findByRole('button', { name: 'Comment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comment on these words' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Good unit.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add comment' }));
    await expect(await canvas.findByRole('note', { name: 'Comment 1' })).toHaveTextContent('Good unit.');
    await expect(canvas.getByText('41 mm', { selector: 'mark' })).toHaveAttribute('data-given');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};

export const NamesHidden: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Hide names' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(
        expect.objectContaining({
          assignmentChange: expect.objectContaining({
            content: expect.objectContaining({ hide_names: true }),
          }),
        }),
      ),
    );
  },
};

const returned = withMark({ ...given, state: 'returned', returned_at: '2026-10-12T15:00:00.000Z' });
export const Returned: Story = {
  args: { data: returned, marking: openOf(returned) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Take it back' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save mark' })).toBeNull();
  },
};

const extended = withMark({ ...returned.mark, new_deduction: 0 });
/** The student was given more time after the mark was returned. */
export const ExtendedAfterReturn: Story = {
  args: { data: extended, marking: openOf(extended) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/By the dates and rules of today it would be nothing/),
    ).toBeVisible();
  },
};

const mine = openOf(submission);
export const OtherTeacher: Story = {
  args: {
    marking:
      mine.state === 'open'
        ? { ...mine, isChanged: true, conflict: { ...given, marker: 'Ada Byron' } }
        : mine,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ada Byron has changed this mark')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use that mark' }));
    await expect(canvas.queryByText('Ada Byron has changed this mark')).toBeNull();
  },
};

export const Quiz: Story = {
  tags: ['pictured'],
  args: { data: submittedQuiz, marking: openOf(submittedQuiz) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By the key: 0.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save mark' })).toBeNull();
  },
};

export const QuizMarked: Story = {
  args: { data: submittedQuiz, marking: openOf(submittedQuiz) },
  play: async ({ args, canvas, userEvent }) => {
    const second = within(await canvas.findByRole('region', { name: 'Question 2' }));
    await userEvent.type(second.getByRole('spinbutton'), '2.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save mark' }));
    const scores = [
      { criterion_id: 'q1', points: 0 },
      { criterion_id: 'q2', points: 2.5 },
    ];
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(
        expect.objectContaining({ markChange: expect.objectContaining({ scores, points: 2.5 }) }),
      ),
    );
  },
};

/** On a phone the work and its rubric are tabs, and the foot stays. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { data: withMark({ ...given, scores: [], points: null, state: 'in_marking' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next blank' }));
    await expect(canvas.getByRole('tab', { name: /Rubric/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: /4 Full/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Work/ }));
    await expect(canvas.getByText(/the hole is bigger/)).toBeVisible();
  },
};
