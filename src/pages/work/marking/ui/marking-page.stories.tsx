import { httpError } from '@farfetched/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { secondAttempt, submission } from '../../../../../tests/support/assignments';
import { submittedQuiz } from '../../../../../tests/support/quizzes';
import { contentOf } from '../model/marking-state';
import { openMark } from '../model/marking.fixture';
import { MarkingPage } from './marking-page';
import { given, type MarkingArgs, MarkingFrame, withMark } from './marking-frame';

const meta: Meta<MarkingArgs> = {
  title: 'Pages/Marking',
  component: MarkingPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { data: submission, marking: openMark(submission), save: fn() },
  render: (args) => <MarkingFrame {...args} />,
};

export default meta;
type Story = StoryObj<MarkingArgs>;

/** A change of the mark with these values. */
const changeWith = (change: object) =>
  expect.objectContaining({ markChange: expect.objectContaining(change) });

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
    await userEvent.click(canvas.getByRole('button', { name: 'Save and next' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith(changeWith({ state: 'marked', points: 7 })),
    );
  },
};

/** A saved mark waits to be returned; each score can still be changed. */
export const Marked: Story = {
  args: { data: withMark(given), marking: openMark(withMark(given)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Return' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Observation' }));
    await userEvent.click(canvas.getByRole('button', { name: /2 Some/ }));
    await waitFor(() => expect(args.save).toHaveBeenCalledWith(changeWith({ state: 'marked', points: 5 })));
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
  },
};

/** The student sees the mark from a chosen time on. */
export const ReturnLater: Story = {
  args: { data: withMark(given), marking: openMark(withMark(given)) },
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

/** C on selected words opens the comment on them, which keeps what was typed when it closes. */
export const CommentByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = async () => {
      document.getSelection()?.selectAllChildren(await canvas.findByText(/41 mm, one hole/));
      await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Comment' })[0]).toBeVisible());
      await userEvent.keyboard('c');
      const dialog = within(await screen.findByRole('dialog', { name: 'Comment on these words' }));
      const field = dialog.getByRole('textbox', { name: 'Comment' });
      await waitFor(() => expect(field).toHaveFocus());
      return field;
    };
    await select();
    await userEvent.keyboard('Name the unit');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await select()).toHaveValue('Name the unit');
  },
};

/** Digits give levels, C goes to the comment, and Ctrl with Enter saves; in a field, letters are letters. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('next, ', { exact: false })).toBeVisible();
    await userEvent.keyboard('43');
    await expect(await canvas.findByText(/of 7/)).toBeVisible();
    await userEvent.keyboard('c');
    const comment = canvas.getByRole('textbox', { name: 'Overall, in your words' });
    await waitFor(() => expect(comment).toHaveFocus());
    await userEvent.keyboard('jack 2');
    await expect(comment).toHaveValue('jack 2');
    await userEvent.keyboard('{Escape}');
    await expect(comment).not.toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith(
        changeWith({ state: 'marked', points: 7, comment: 'jack 2' }),
      ),
    );
  },
};

/** The server doesn’t answer; the browser keeps what was given. */
export const NotSaved: Story = {
  args: { marking: { ...openMark(submission), isUnsaved: true }, isFailing: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kept in this browser until the server answers.')).toBeVisible();
  },
};

const inClosed = { ...submission, id: 'closed' };
/** The term is closed: the sentence says who can open it, and what was given stays. */
export const ClosedTerm: Story = {
  args: {
    data: inClosed,
    marking: openMark(inClosed),
    save: fn(() => {
      const message = '“Autumn” is closed. A teacher can reopen it in the rules of the gradebook.';
      throw httpError({ status: 409, statusText: '', response: { message } });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next blank' }));
    await userEvent.click(await canvas.findByRole('button', { name: /4 Full/ }));
    await expect(await canvas.findByText(/Not saved. “Autumn” is closed./)).toBeVisible();
    await expect(canvas.getByText(/of 4 so far/)).toBeVisible();
  },
};

const asked = {
  ...secondAttempt,
  attempts: secondAttempt.attempts.map((attempt, index) =>
    index === 0
      ? { ...attempt, regrade: { reason: 'Day 3 has a drawing.', requested_at: attempt.submitted_at } }
      : attempt,
  ),
};
/** The student has handed in again, and the question about the first mark is still open. */
export const RegradeRequested: Story = {
  args: { data: asked, marking: openMark(asked) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Regrade request for attempt 1')).toBeVisible();
    await expect(canvas.getByText('Day 3 has a drawing.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'See attempt 1' })[0]).toBeVisible();
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
  args: { data: returned, marking: openMark(returned) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Take it back' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};

const extended = withMark({ ...returned.mark, new_deduction: 0 });
/** The student was given more time after the mark was returned. */
export const ExtendedAfterReturn: Story = {
  args: { data: extended, marking: openMark(extended) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/By the dates and rules of today it would be nothing/),
    ).toBeVisible();
  },
};

const theirs = { content: contentOf(withMark(given)), revision: 1, savedAt: null };
export const OtherTeacher: Story = {
  args: {
    data: withMark({ ...given, marker: 'Ada Byron' }),
    marking: { ...openMark(submission), isUnsaved: true, conflict: theirs },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ada Byron has changed this mark')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use that mark' }));
    await expect(canvas.queryByText('Ada Byron has changed this mark')).toBeNull();
  },
};

export const Quiz: Story = {
  tags: ['pictured'],
  args: { data: submittedQuiz, marking: openMark(submittedQuiz) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By the key: 0.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};

export const QuizMarked: Story = {
  args: { data: submittedQuiz, marking: openMark(submittedQuiz) },
  play: async ({ args, canvas, userEvent }) => {
    const second = within(await canvas.findByRole('region', { name: 'Question 2' }));
    await userEvent.type(second.getByRole('spinbutton'), '2.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and next' }));
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
