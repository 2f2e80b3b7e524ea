import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import { getCommentsFx } from '@/shared/api/messages';
import {
  getStudentAssignmentFx,
  requestRegradeFx,
  type StudentAssignment,
  withdrawWorkFx,
} from '@/shared/api/submissions';
import type { Resource } from '@/shared/lib/resource';
import { $previews } from '@/widgets/file-previews';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import {
  recordedSubmission,
  returnedAssignment,
  revisedAssignment,
  studentAssignment,
} from '../../../../../tests/support/assignments';
import { leafPreviews } from '../../../../../tests/support/file-previews';
import { noComments } from '../../../../../tests/support/messages';
import { longText } from '../../../../../tests/support/sample-texts';
import { returnedQuiz, studentQuiz } from '../../../../../tests/support/quizzes';
import { sessionOf, student } from '../../../../../tests/support/people';
import { assignment } from '../model/student-assignment';
import { StudentAssignmentPage } from './student-assignment-page';

const path = '/students/classes/details/studentAssignmentDetails';
const ready = (data: StudentAssignment): Resource<StudentAssignment> => ({
  state: 'ready',
  id: data.id,
  data,
});

type Args = { resource: Resource<StudentAssignment>; change: (what: string) => void };

const meta: Meta<Args> = {
  title: 'Pages/Student assignment',
  component: StudentAssignmentPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { resource: ready(studentAssignment), change: fn() },
  render: ({ resource, change }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(student)],
            [assignment.$resource, resource],
            [$previews, leafPreviews],
          ],
          handlers: [
            [withdrawWorkFx, () => change('withdraw')],
            [requestRegradeFx, () => change('regrade')],
            [getStudentAssignmentFx, () => studentAssignment],
            [getCommentsFx, () => noComments],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <StudentAssignmentPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const ToDo: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: {
    resource: ready({ ...studentAssignment, status: 'missing', missing_percent: 50, missing_score: 3.5 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3.5 of 7 points for now')).toBeVisible();
    await expect(canvas.getByText('Missing work gets 50% of the points.')).toBeVisible();
  },
};

export const Returned: Story = {
  tags: ['pictured'],
  args: { resource: ready(returnedAssignment) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('5.3 of 7')).toBeVisible();
    await expect(canvas.getByText('Good unit.')).toBeVisible();
    // What to do comes before what was handed in.
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('What to do');
    await expect(canvas.getByRole('link', { name: 'Revise' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Request a regrade' }));
    await userEvent.type(await screen.findByRole('textbox'), 'I did measure day 3.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.change).toHaveBeenCalledWith('regrade'));
  },
};

export const QuizToTake: Story = {
  args: { resource: ready(studentQuiz) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start the quiz' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Source' })).toHaveTextContent('two ounces');
  },
};

export const QuizResults: Story = {
  args: { resource: ready({ ...returnedQuiz, can_hand_in: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Take the quiz again' })).toBeVisible();
    const first = within(await canvas.findByRole('region', { name: 'Question 1' }));
    await expect(first.getByText('0 of 2')).toBeVisible();
    await expect(first.getByText('Two ounces are far too little.')).toBeVisible();
  },
};

const [attempt] = returnedAssignment.submissions;
const handedIn: StudentAssignment = {
  ...returnedAssignment,
  status: 'late',
  submissions: attempt ? [{ ...attempt, feedback: null, can_withdraw: true }] : [],
};
export const HandedIn: Story = {
  args: { resource: ready(handedIn) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Your text and files stay.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Take back' }).at(-1) ?? dialog);
    await waitFor(() => expect(args.change).toHaveBeenCalledWith('withdraw'));
  },
};

/** Two attempts, compared word by word. */
export const Compared: Story = {
  args: { resource: ready(revisedAssignment) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with attempt 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changes from attempt 1 to attempt 2' }));
    await expect(await dialog.findByText(/The holes have soft edges/)).toBeVisible();
    await expect(dialog.getByText('Attempt 1 has 16 words, attempt 2 has 25 words.')).toBeVisible();
  },
};

/** What the class recorded while the student wrote, as the student sees it. */
export const Recorded: Story = {
  args: {
    resource: ready({
      ...revisedAssignment,
      records_pasting: true,
      submissions: returnedAssignment.submissions.map((one) => ({
        ...one,
        pasted: recordedSubmission.pasted,
        ai_help: '',
      })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/2 passages pasted, 11 of 16 words/)).toBeVisible();
    await expect(canvas.getByText('You said: no AI was used.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show in the text' }));
    await expect(canvas.getByText('Tuesday: the hole is bigger.', { selector: 'mark' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    resource: ready({
      ...revisedAssignment,
      title: 'A diary of one leaf that you can visit every day, with drawings and measurements',
      instructions: longText,
      submissions: revisedAssignment.submissions.map((one) => ({ ...one, text: longText })),
    }),
  },
};

export const Loading: Story = { args: { resource: { state: 'loading', id: studentAssignment.id } } };

export const Failed: Story = {
  args: {
    resource: {
      state: 'failed',
      id: studentAssignment.id,
      problem: { status: 500, message: 'Internal Server Error', fields: {} },
    },
  },
};

export const NotFound: Story = {
  args: {
    resource: {
      state: 'failed',
      id: studentAssignment.id,
      problem: { status: 404, message: 'Not Found', fields: {} },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No assignment here' })).toBeVisible();
  },
};

export const Phone: Story = {
  args: { resource: ready(returnedAssignment) },
  globals: { viewport: { value: 'phone' } },
};

export const OnPaper: Story = {
  args: {
    resource: ready({
      ...studentAssignment,
      kinds: ['paper'],
      rubric: null,
      status: 'returned',
      can_hand_in: false,
      entered: { points: 6.5, deduction: 0, score: 6.5, returned_at: '2026-10-12T15:00:00.000Z' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your score' })).toHaveTextContent('6.5 of 7');
    await expect(canvas.getByText('You do this on paper. Nothing is handed in here.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Start' })).toBeNull();
  },
};
