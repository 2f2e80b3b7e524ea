import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import {
  type Gradebook,
  getGradebookFx,
  returnScoresFx,
  saveScoresFx,
  type ScoreEntry,
} from '@/shared/api/gradebooks';
import { listSubmissionsFx } from '@/shared/api/marking';
import { listMisconceptionsFx } from '@/shared/api/suggestions';
import type { Resource } from '@/shared/lib/resource';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { paperAssignment, paperBook } from '../../../../../tests/support/gradebooks';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { classMisconceptions } from '../../../../../tests/support/suggestions';
import { work } from '../model/assignment';
import { misconceptions } from '../model/misconceptions';
import { book } from '../model/paper-scores';
import { AssignmentPage } from './assignment-page';

const path = '/teacher/assignments/details';
const none = { ...classMisconceptions, items: [] };
const list = { assignment: paperAssignment, items: [] };

const readBook = fn<(...call: unknown[]) => void>();

type Args = {
  resource: Resource<Gradebook>;
  /** Whether another teacher entered 4 for everyone meanwhile. */
  isChanged: boolean;
  save: (entry: ScoreEntry | undefined) => void;
  giveBack: (...call: unknown[]) => void;
};

const id = `${paperAssignment.class.id} ${paperAssignment.id}`;
const ready = (data: Gradebook): Resource<Gradebook> => ({ state: 'ready', id, data });

const meta: Meta<Args> = {
  title: 'Pages/Assignment on paper',
  component: AssignmentPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { resource: ready(paperBook), isChanged: false, save: fn(), giveBack: fn() },
  render: ({ resource, isChanged, save, giveBack }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [work.$resource, { state: 'ready', id: paperAssignment.id, data: list }],
            [misconceptions.$resource, { state: 'ready', id: paperAssignment.id, data: none }],
            [book.$resource, resource],
          ],
          handlers: [
            [listSubmissionsFx, () => list],
            [listMisconceptionsFx, () => none],
            // The page keeps what was stored until this arrives.
            [getGradebookFx, (...call: unknown[]) => (readBook(...call), new Promise<never>(() => {}))],
            [
              saveScoresFx,
              (_: unknown, { request }: { request: { scoreEntries: { entries: ScoreEntry[] } } }) => {
                const { entries } = request.scoreEntries;
                save(entries[0]);
                return {
                  items: entries.map(({ key, after }) => ({
                    key,
                    outcome: isChanged ? ('conflict' as const) : ('stored' as const),
                    current: isChanged ? { points: 4, status: null } : after,
                    author: isChanged ? 'Noor Haddad' : null,
                    at: isChanged ? '2026-10-09T07:10:00.000Z' : null,
                    reason: null,
                  })),
                };
              },
            ],
            [returnScoresFx, (...call: unknown[]) => (giveBack(...call), { returned: 1 })],
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

export const Entered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Ben Okri' });
    await userEvent.type(field, '6,5');
    const stored = {
      student_id: paperAssignment.students[2]?.id,
      before: { points: null, status: null },
      after: { points: 6.5, status: null },
    };
    await waitFor(() => expect(args.save).toHaveBeenCalledWith(expect.objectContaining(stored)));
    await userEvent.tab();
    await expect(field).toHaveValue('6.5');
    // The column of this assignment alone is read again.
    await waitFor(() =>
      expect(readBook.mock.lastCall?.[1]).toMatchObject({
        request: { id: paperAssignment.class.id, params: { assignment_id: paperAssignment.id } },
      }),
    );
  },
};

export const NoNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ben Okri' });
    await userEvent.type(field, '6/7');
    await userEvent.tab();
    await expect(field).toHaveValue('6/7');
    await expect(field).toHaveAccessibleDescription(
      'Enter a number with at most two decimals, such as 8 or 7.5.',
    );
  },
};

export const Returning: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Return 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return one mark?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Return now' }));
    await waitFor(() => expect(args.giveBack).toHaveBeenCalledOnce());
  },
};

export const Conflict: Story = {
  args: { isChanged: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ben Okri' }), '7');
    await expect(await canvas.findByText(/Noor Haddad entered 4 meanwhile/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep that' }));
    await expect(canvas.queryByText(/Noor Haddad/)).toBeNull();
  },
};

export const Loading: Story = { args: { resource: { state: 'loading', id } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
