import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import { duplicateAssignmentFx } from '@/shared/api/assignments';
import { listClassesFx } from '@/shared/api/classes';
import {
  getQuizSummaryFx,
  listSubmissionsFx,
  markQuizzesByKeyFx,
  returnMarksFx,
  type SubmissionList,
} from '@/shared/api/marking';
import { listMessageSentencesFx, type NewSend, sendMessageFx } from '@/shared/api/messages';
import { type ClassMisconceptions, listMisconceptionsFx } from '@/shared/api/suggestions';
import { navigateFx } from '@/shared/lib/navigation';
import type { Resource } from '@/shared/lib/resource';
import { Shell } from '@/widgets/shell';
import { chooseEntry } from '../../../../../.storybook/choose-entry';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { assignment, studentRows } from '../../../../../tests/support/assignments';
import { scienceClass } from '../../../../../tests/support/classes';
import { messageSend } from '../../../../../tests/support/messages';
import { classMisconceptions } from '../../../../../tests/support/suggestions';
import { quiz, quizSummary } from '../../../../../tests/support/quizzes';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { summary, work } from '../model/assignment';
import { misconceptions } from '../model/misconceptions';
import { AssignmentPage } from './assignment-page';

const path = '/teacher/assignments/details';
const data: SubmissionList = { assignment, items: [...studentRows] };
const ready = (shown: SubmissionList): Resource<SubmissionList> => ({
  state: 'ready',
  id: assignment.id,
  data: shown,
});

type Args = {
  found: ClassMisconceptions;
  resource: Resource<SubmissionList>;
  giveBack: () => void;
  markByKey: () => void;
  send: (message: NewSend) => void;
  copy: (...call: unknown[]) => void;
};

const benOkri = assignment.students.find(({ name }) => name === 'Ben Okri')?.id;

const meta: Meta<Args> = {
  title: 'Pages/Assignment',
  component: AssignmentPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    found: { ...classMisconceptions, items: [] },
    resource: ready(data),
    giveBack: fn(),
    markByKey: fn(),
    send: fn(),
    copy: fn(),
  },
  render: ({ found, resource, giveBack, markByKey, send, copy }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [work.$resource, resource],
            [misconceptions.$resource, { state: 'ready', id: assignment.id, data: found }],
            [summary.$resource, { state: 'ready', id: assignment.id, data: quizSummary }],
          ],
          handlers: [
            [returnMarksFx, () => (giveBack(), { returned: 1 })],
            [listSubmissionsFx, () => data],
            [markQuizzesByKeyFx, () => (markByKey(), { marked: 1 })],
            [listMessageSentencesFx, () => ({ items: [] })],
            [
              sendMessageFx,
              (_token: unknown, { request }: { request: { newSend: NewSend } }) => (
                send(request.newSend), messageSend
              ),
            ],
            [getQuizSummaryFx, () => quizSummary],
            [listMisconceptionsFx, () => found],
            [listClassesFx, () => ({ items: [scienceClass] })],
            [
              duplicateAssignmentFx,
              (...call: unknown[]) => {
                copy(...call);
                return assignment;
              },
            ],
            [navigateFx, () => {}],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <AssignmentPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const ToGrade: Story = {
  tags: ['pictured'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Leaf diary' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'To mark' })).toHaveTextContent('24 hours late');
    await userEvent.click(canvas.getByRole('radio', { name: /^Marked/ }));
    await expect(await canvas.findByText('Careful shading.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Return 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Return now' }));
    await waitFor(() => expect(args.giveBack).toHaveBeenCalledOnce());
  },
};

export const Missing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Missing/ }));
    await expect(await canvas.findByRole('table', { name: 'Missing' })).toHaveTextContent('Ben Okri');
    await userEvent.click(canvas.getByRole('button', { name: /^Message all/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to Ben Okri' }));
    await expect(dialog.getByLabelText('Subject')).toHaveValue('Leaf diary');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Their guardians' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({ student_ids: [benOkri], to_students: true, to_guardians: true }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Names are hidden where work is marked; a message reaches those who are ticked. */
export const Ticked: Story = {
  args: {
    resource: ready({
      assignment: { ...assignment, content: { ...assignment.content, hide_names: true } },
      items: [...studentRows],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^All/ }));
    await expect(canvas.getByRole('button', { name: 'Message all 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Ben Okri' }));
    await expect(canvas.getByRole('button', { name: 'Message 1' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Choose all 1' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Missing/ }));
    await expect(await canvas.findByRole('button', { name: 'Message all 1' })).toBeVisible();
  },
};

export const MissingWithScore: Story = {
  args: {
    resource: ready({
      assignment: { ...assignment, content: { ...assignment.content, missing_percent: 50 } },
      items: studentRows.map((row) => (row.submission ? row : { ...row, missing_score: 3.5 })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Missing work gets 50% of the points/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Missing/ }));
    await expect(await canvas.findByRole('table', { name: 'Missing' })).toHaveTextContent(
      /Ben Okri.*3\.5 of 7/,
    );
  },
};

/** Jonas was given more time after his mark was returned. */
export const ExtendedAfterReturn: Story = {
  args: {
    resource: ready({
      assignment,
      items: studentRows.map((row) => ({
        ...row,
        status: row.submission ? 'returned' : 'before_joining',
        submission: row.submission && {
          ...row.submission,
          mark_state: 'returned',
          returned_at: '2026-10-12T07:00:00.000Z',
          score: 6,
          ...(row.submission.late_seconds > 0 && { deduction: 0.7, new_deduction: 0 }),
        },
      })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/none missing/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Returned/ }));
    await expect(await canvas.findByText(/Returned with 0.7 points off for being late/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^All/ }));
    await expect(await canvas.findByText('Due before joining')).toBeVisible();
  },
};

export const NothingHandedIn: Story = {
  args: { resource: ready({ assignment, items: studentRows.filter(({ submission }) => !submission) }) },
};

const quizRows = studentRows.map((row) => ({
  ...row,
  submission: row.submission && { ...row.submission, suggested: 4 },
}));

export const WithQuiz: Story = {
  args: { resource: ready({ assignment: quiz, items: quizRows }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('46% (11 of 24)')).toBeVisible();
    await expect(await canvas.findByText(/^Copied from “Photosynthesis quiz” on/)).toBeVisible();
    await expect(canvas.getByText('20 minutes')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Source, which students get' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark 1 automatically' }));
    await waitFor(() => expect(args.markByKey).toHaveBeenCalledOnce());
  },
};

export const WithMisconceptions: Story = {
  args: { found: classMisconceptions },
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('region', { name: 'A diary describes a single day.' }));
    await expect(group.getByText('2 students: Jonas Lindqvist, Ada Lovelace')).toBeVisible();
    const lesson = group.getByRole('link', { name: 'Plan a lesson for this group' });
    await expect(lesson.getAttribute('href')).toMatch(/^\/teacher\/lesson-plan-\w+\?class_id=[\w-]+&topic=/);
    await expect(canvas.getByRole('link', { name: 'Use them in a quiz' })).toBeVisible();
  },
};

export const Draft: Story = {
  args: { resource: ready({ assignment: { ...assignment, state: 'draft' }, items: [] }) },
};

export const Loading: Story = { args: { resource: { state: 'loading', id: assignment.id } } };

const failed = (id: string, status: number): Resource<SubmissionList> => ({
  state: 'failed',
  id,
  problem: { status, message: 'Please correct the fields below.', fields: {} },
});

export const Failed: Story = { args: { resource: failed(assignment.id, 500) } };

export const NotFound: Story = {
  args: { resource: failed(assignment.id, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No assignment here' })).toBeVisible();
  },
};

/** The address has no id. */
export const WithoutId: Story = { args: { resource: failed('', 422) }, play: NotFound.play };

/** Of a closed term nothing is offered that would be refused. */
export const ClosedTerm: Story = {
  args: { resource: ready({ ...data, assignment: { ...assignment, closed_term: 'Autumn term' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Autumn term is closed')).toBeVisible();
    for (const name of ['Start marking', 'Mark', 'Edit', 'Return 1'])
      await expect(canvas.queryByText(name, { exact: true })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A copy for another class, due on another day. */
export const CopyToAClass: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Copy to a class' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy “Leaf diary”' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy' }));
    await expect(await dialog.findByText('Choose a class.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Copy to' }), scienceClass.id);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(args.copy).toHaveBeenCalledWith(
        null,
        expect.objectContaining({
          request: {
            id: assignment.id,
            assignmentCopy: { class_id: scienceClass.id, due_on: '2026-10-08' },
          },
        }),
      ),
    );
  },
};
