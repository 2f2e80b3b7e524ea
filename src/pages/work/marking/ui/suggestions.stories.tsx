import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import {
  getSubmissionFx,
  listSubmissionsFx,
  saveMarkFx,
  type SaveMarkRequest,
  type StudentRow,
} from '@/shared/api/marking';
import {
  estimateSuggestionsFx,
  getSuggestionFx,
  getSuggestionsFx,
  type MarkSuggestion,
  startSuggestionsFx,
  type SuggestionEstimate,
  type SuggestionOverview,
} from '@/shared/api/suggestions';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { assignment, studentRows, submission } from '../../../../../tests/support/assignments';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import {
  noSuggestion,
  offered,
  suggested,
  suggesting,
  suggestion as sample,
} from '../../../../../tests/support/suggestions';
import { draft, submission as resource } from '../model/marking';
import { openMark } from '../model/marking.fixture';
import { $assignment, $rows } from '../model/queue';
import { overview, suggestion } from '../model/suggestions';
import { MarkingPage } from './marking-page';

const path = '/teacher/assignments/studentAssignmentDetails';
const cost: SuggestionEstimate = {
  papers: 14,
  credits: 31_240,
  unlimited: false,
  affordable: true,
  refusal: null,
};

type Args = {
  own: MarkSuggestion;
  all: SuggestionOverview;
  estimate: SuggestionEstimate;
  rows: readonly StudentRow[];
  save: (change: unknown) => void;
  start: () => void;
};

const meta: Meta<Args> = {
  title: 'Pages/Marking with suggestions',
  component: MarkingPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { own: noSuggestion, all: offered, estimate: cost, rows: studentRows, save: fn(), start: fn() },
  render: ({ own, all, estimate, rows, save, start }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [resource.$resource, { state: 'ready', id: submission.id, data: submission }],
            [draft.$draft, openMark(submission)],
            [$assignment, assignment],
            [$rows, rows],
            [suggestion.$resource, { state: 'ready', id: submission.id, data: own }],
            [overview.$resource, { state: 'ready', id: assignment.id, data: all }],
          ],
          handlers: [
            [
              saveMarkFx,
              (_: unknown, { request }: { request: SaveMarkRequest }) => {
                save(request);
                const { revision, ...change } = request.markChange;
                return { ...submission.mark, ...change, revision: revision + 1 };
              },
            ],
            [getSubmissionFx, () => submission],
            [getSuggestionFx, () => own],
            [getSuggestionsFx, () => all],
            [listSubmissionsFx, () => ({ assignment, items: [...rows] })],
            [estimateSuggestionsFx, () => estimate],
            [startSuggestionsFx, () => (start(), suggesting)],
          ],
        })
      }
    >
      <Shell
        pathname={path}
        workspace
        marking
        crumbs={[{ label: 'Assignments', href: '/teacher/assignments' }, { label: 'Marking' }]}
      >
        <MarkingPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** The suggestion stays blue and dashed until the teacher accepts it. */
export const Suggested: Story = {
  tags: ['pictured'],
  args: { own: sample, all: suggested },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Suggests 2')).toBeVisible();
    await expect(canvas.getByText(/Tuesday: the hole is bigger/, { selector: 'blockquote' })).toBeVisible();
    await expect(canvas.getByText(/5 of 6/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next blank' })).toBeVisible();
  },
};

export const Accepted: Story = {
  args: { own: sample, all: suggested },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept 2' }));
    await expect(await canvas.findByText('As suggested.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /3 Full/ }));
    await expect(await canvas.findByText('You gave 3. The suggestion was 1.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Save and/ }));
    const scores = [
      { criterion_id: 'c1', points: 2 },
      { criterion_id: 'c2', points: 3 },
    ];
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(
        expect.objectContaining({ markChange: expect.objectContaining({ scores }) }),
      ),
    );
  },
};

export const AllAccepted: Story = {
  args: { own: sample, all: suggested },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in blank scores' }));
    await expect(canvas.getAllByText('As suggested.')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /^Save and/ })).toBeEnabled();
  },
};

/** Suggested comments stand at exact words of the text; the teacher keeps, edits or drops each. */
export const CommentKept: Story = {
  args: { own: sample, all: suggested },
  play: async ({ canvas, userEvent }) => {
    const quote = canvas.getByText('Tuesday: the hole is bigger.', { selector: 'mark' });
    await expect(quote).toHaveAttribute('data-suggested');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(canvas.queryByRole('note', { name: 'Suggested comment 1' })).toBeNull();
    await expect(canvas.getByRole('note', { name: 'Comment 1' })).toHaveTextContent(
      'How much bigger? Measure it.',
    );
  },
};

export const CommentEdited: Story = {
  args: { own: sample, all: suggested },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    await expect(field).toHaveValue('How much bigger? Measure it.');
    await userEvent.type(field, ' In mm.');
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
    await expect(await canvas.findByText(/How much bigger\? Measure it\. In mm\./)).toBeVisible();
    await expect(canvas.queryByRole('note', { name: 'Suggested comment 1' })).toBeNull();
  },
};

export const CommentDropped: Story = {
  args: { own: sample, all: suggested },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Drop' }));
    await expect(canvas.queryByText(/How much bigger/)).toBeNull();
    // The score is still blank, so its evidence stays underlined.
    const quote = canvas.getByText('Tuesday: the hole is bigger.', { selector: 'mark' });
    await expect(quote).toHaveAttribute('data-suggested');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 2' }));
    await expect(canvas.queryByText('Tuesday: the hole is bigger.', { selector: 'mark' })).toBeNull();
  },
};

export const Ignored: Story = {
  args: { own: sample, all: suggested },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ignore for this paper' }));
    await expect(canvas.queryByText('Suggests 2')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show suggestions' })).toBeVisible();
  },
};

export const BeingSuggested: Story = {
  args: { own: { ...noSuggestion, state: 'waiting', attempt: 1 }, all: suggesting },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This paper is waiting to be read.')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Suggested marks' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 14 papers',
    );
  },
};

export const Paused: Story = {
  args: {
    own: {
      ...noSuggestion,
      state: 'paused',
      attempt: 1,
      because: 'This needs about 2,247 input tokens, and you have 12 left.',
    },
    all: { ...suggesting, run: suggesting.run && { ...suggesting.run, state: 'paused' } },
  },
};

export const SuggestionFailed: Story = {
  args: {
    own: { ...noSuggestion, state: 'failed', attempt: 1, because: 'The model stopped in the middle.' },
    all: { ...suggested, papers: 1 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No suggestion for this paper')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Suggest marks for 1 paper' })).toBeVisible();
  },
};

export const Outdated: Story = {
  args: { own: { ...sample, outdated: 'new_attempt' }, all: { ...suggested, papers: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This suggestion is outdated')).toBeVisible();
    await expect(canvas.queryByText('Suggests 2')).toBeNull();
  },
};

const markedRows = [1, 2, 3, 4].flatMap((last) =>
  studentRows
    .filter(({ submission: work }) => work?.mark_state === 'marked')
    .map((row) => ({
      ...row,
      student: { id: `marked-${last}`, name: `Marked student ${last}` },
      submission: row.submission && { ...row.submission, id: `marked-${last}` },
    })),
);

/** The dialog says what suggestions cost, and takes three to five marked papers as examples. */
export const Asked: Story = {
  args: { rows: markedRows },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest marks for 14 papers' }));
    await expect(await screen.findByText('14 papers, about 31,240 credits in total.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Marked student 1/ }));
    await expect(await screen.findByText('Choose 2 more, or none.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Marked student 2/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Marked student 3/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Suggest marks' }));
    await waitFor(() => expect(args.start).toHaveBeenCalledOnce());
  },
};

export const WithoutModel: Story = {
  args: { all: { ...offered, papers: 0, unreadable: 0 } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Observation'))[0]).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Suggested marks' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Suggest marks/ })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { own: sample, all: suggested },
};
