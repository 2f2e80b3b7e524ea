import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import { getSubmissionFx, type Mark, saveMarkFx, type Submission } from '@/shared/api/marking';
import type { MarkingSupports } from '@/shared/api/student-profiles';
import { getSuggestionsFx } from '@/shared/api/suggestions';
import type { Resource } from '@/shared/lib/resource';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../.storybook/page-frame';
import { submission } from '../../../../tests/support/assignments';
import { submittedQuiz } from '../../../../tests/support/quizzes';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { nothingSuggested } from '../../../../tests/support/suggestions';
import { $comments } from '../model/comment-bank';
import { $marking, $order, submission as resource } from '../model/marking';
import { type Marking, receiveSubmission } from '../model/marking-state';
import { supports } from '../model/supports';
import { MarkingPage } from './marking-page';

const path = '/teacher/assignments/studentAssignmentDetails';
const note = { id: 'n1', start: 8, end: 13, quote: '41 mm', comment: 'Good unit.' };
const given: Mark = {
  ...submission.mark,
  state: 'marked',
  revision: 1,
  scores: [
    { criterion_id: 'c1', points: 4 },
    { criterion_id: 'c2', points: 3 },
  ],
  points: 7,
  deduction: 0.7,
  score: 6.3,
  comment: 'You saw the hole before I did.',
  notes: [note],
  marker: 'Amara Okafor',
};
const withMark = (mark: Mark): Submission => ({ ...submission, mark });
const openOf = (data: Submission) => receiveSubmission({ state: 'closed' }, data);

type Args = {
  support?: MarkingSupports;
  data: Submission;
  marking: Marking;
  shown?: Resource<Submission>;
  save: (change: unknown) => void;
};

const meta: Meta<Args> = {
  title: 'Pages/Marking',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { data: submission, marking: openOf(submission), save: fn() },
  render: ({ data, marking, shown, save, support }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [resource.$resource, shown ?? { state: 'ready', id: data.id, data }],
            [$marking, marking],
            [
              supports.$resource,
              support ? { state: 'ready', id: data.id, data: support } : { state: 'closed' },
            ],
            [$order, ['0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5db0', data.id]],
            [$comments, [{ id: '1', text: 'Give the unit once, at the top.', criterion: null }]],
          ],
          handlers: [
            [
              saveMarkFx,
              (_: unknown, { request }: { request: unknown }) => {
                save(request);
                return given;
              },
            ],
            [getSubmissionFx, () => withMark(given)],
            [getSuggestionsFx, () => nothingSuggested],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <MarkingPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const ToMark: Story = {
  tags: ['pictured'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Save mark' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /4 Full/ }));
    await userEvent.click(canvas.getByRole('button', { name: /3 Full/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Give the unit once, at the top.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save mark' }));
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('button', { name: 'Return' })).toBeVisible();
  },
};

export const Marked: Story = { args: { data: withMark(given), marking: openOf(withMark(given)) } };

const returned = withMark({ ...given, state: 'returned', returned_at: '2026-10-12T15:00:00.000Z' });
export const Returned: Story = {
  args: { data: returned, marking: openOf(returned) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Take it back' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save mark' })).toBeNull();
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
    await expect(canvas.getByRole('button', { name: 'Save mark' })).toBeDisabled();
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

export const WithSupports: Story = {
  args: {
    support: {
      is_hidden: false,
      items: [{ id: 's1', kind: 'extra_time', detail: 'Half as much again in tests', review_on: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Half as much again in tests')).toBeVisible();
  },
};

export const SupportsHidden: Story = {
  args: {
    data: { ...submission, student: { ...submission.student, name: 'Student 3' } },
    support: { is_hidden: true, items: [] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hidden while you mark without names.')).toBeVisible();
  },
};

export const Loading: Story = { args: { shown: { state: 'loading', id: submission.id } } };

export const Failed: Story = {
  args: {
    shown: { state: 'failed', id: submission.id, problem: { status: 404, message: 'Not Found', fields: {} } },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
