import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import {
  handInQuizFx,
  saveQuizAnswerFx,
  type SaveQuizAnswerRequest,
  startQuizFx,
} from '@/shared/api/quizzes';
import type { StudentAssignment } from '@/shared/api/submissions';
import { delayFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, student } from '../../../../../tests/support/people';
import { attempt, studentQuiz } from '../../../../../tests/support/quizzes';
import { assignment } from '../model/draft';
import { $isFailing, $quiz, storeAnswersFx } from '../model/quiz';
import { openQuiz, type Quiz } from '../model/quiz-state';
import { StudentSubmissionPage } from './student-submission-page';

const path = '/students/classes/details/submit-assignment/class-assignment';
const receivedAt = Date.parse('2026-10-08T09:05:00.000Z');
const running: StudentAssignment = {
  ...studentQuiz,
  quiz: studentQuiz.quiz && { ...studentQuiz.quiz, attempt_id: attempt.id, ends_at: attempt.ends_at },
};

type Args = {
  data: StudentAssignment;
  quiz: Quiz;
  isFailing: boolean;
  call: (what: string, ...more: unknown[]) => void;
};

const meta: Meta<Args> = {
  title: 'Pages/Student quiz',
  component: StudentSubmissionPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    data: running,
    quiz: openQuiz({ attempt: { ...attempt, ends_at: null }, receivedAt, stored: {} }),
    isFailing: false,
    call: fn(),
  },
  render: ({ data, quiz, isFailing, call }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(student)],
            [assignment.$resource, { state: 'ready', id: data.id, data }],
            [$quiz, quiz],
            [$isFailing, isFailing],
          ],
          handlers: [
            [storeAnswersFx, () => {}],
            [delayFx, () => new Promise(() => {})],
            [startQuizFx, () => (call('start'), { ...attempt, ends_at: null })],
            [
              saveQuizAnswerFx,
              (_: unknown, { request }: { request: SaveQuizAnswerRequest }) => {
                call('save', request.questionId, request.quizAnswerChange.values);
                return { saved_at: '2026-10-08T09:06:00.000Z' };
              },
            ],
            [
              handInQuizFx,
              () => {
                call('hand in');
                return { id: data.id, attempt: 1, submitted_at: '2026-10-08T09:10:00.000Z', late_seconds: 0 };
              },
            ],
            [navigateFx, () => call('navigate')],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <StudentSubmissionPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const BeforeTheStart: Story = {
  args: { data: studentQuiz, quiz: { state: 'closed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/You have 20 minutes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(args.call).toHaveBeenCalledWith('start'));
  },
};

export const Answering: Story = {
  tags: ['pictured'],
  play: async ({ args, canvas, userEvent }) => {
    const question = (number: number) =>
      within(canvas.getByRole('group', { name: new RegExp(`^Question ${number},`) }));
    await expect(await canvas.findByText(/1 of 9 answered/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Source' })).toHaveTextContent('two ounces');
    await userEvent.click(question(2).getByRole('checkbox', { name: 'Light' }));
    await userEvent.click(question(3).getByRole('radio', { name: 'True' }));
    await userEvent.type(question(4).getByRole('textbox', { name: 'Blank 2' }), 'oxygen');
    await userEvent.selectOptions(question(7).getByRole('combobox', { name: 'Xylem' }), 'carries water');
    // Answers are sent one by one, the last form of each.
    await waitFor(() => expect(args.call).toHaveBeenCalledWith('save', 'q8', ['', '', 'carries water']));
    await expect(args.call).toHaveBeenCalledWith('save', 'q5', ['', 'oxygen']);
    await userEvent.click(canvas.getByRole('button', { name: 'Move up: Dry and weigh the soil' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hand in' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Hand in “Photosynthesis”?' });
    await expect(dialog).toHaveTextContent('3 questions without an answer.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(args.call).toHaveBeenCalledWith('navigate'));
    // The last answer reaches the server before the hand-in.
    const order = ['Dry and weigh the soil', 'Weigh the tree again', 'Water it for five years'];
    await expect(args.call).toHaveBeenCalledWith('save', 'q9', order);
  },
};

/** The time counts by the server's clock. */
export const LittleTime: Story = {
  args: {
    quiz: openQuiz({ attempt: { ...attempt, now: '2026-10-08T09:19:18.000Z' }, receivedAt: 0, stored: {} }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', { name: 'Time left' })).toHaveTextContent('0:42');
    await expect(canvas.getByText('Less than a minute left.')).toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: {
    isFailing: true,
    quiz: openQuiz({ attempt: { ...attempt, ends_at: null }, receivedAt, stored: { q2: ['The air'] } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your last answer is saved in this browser only')).toBeVisible();
  },
};

export const TooLate: Story = {
  args: { quiz: { state: 'over', id: attempt.id, assignmentId: studentQuiz.id, late: 2 } },
};

const first = attempt.questions.find(({ type }) => type === 'multiple-choice');
const matching = attempt.questions.find(({ type }) => type === 'matching');
const withFormulas = [
  first && {
    ...first,
    stem: 'Which is **equal** to $\\frac{1}{2}$?',
    options: [
      { key: 'A', text: '$\\frac{3}{6}$' },
      { key: 'B', text: '$\\frac{2}{3}$' },
    ],
  },
  matching && {
    ...matching,
    stem: 'The fog comes\non little cat feet.',
    terms: ['a half', 'a third'],
    matches: ['$\\frac{1}{3}$', '$\\frac{1}{2}$'],
  },
].filter((question) => question !== undefined);

export const Formulas: Story = {
  args: {
    quiz: openQuiz({
      attempt: { ...attempt, ends_at: null, questions: withFormulas },
      receivedAt,
      stored: {},
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(5), { timeout: 15_000 });
    await expect(canvas.getByRole('radio', { name: /3.*divided by.*6/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'a half' }), 'B');
    await expect(canvasElement.textContent).not.toContain('**');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
