import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  cancelBatchFx,
  exportBatchDocumentsFx,
  exportBatchScoresFx,
  getBatchFx,
  pauseBatchFx,
  resumeBatchFx,
  retryBatchItemFx,
} from '@/shared/api/batches';
import { saveFileFx } from '@/shared/lib/files';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $page } from '../model/batch';
import type { BatchPage as State } from '../model/batch-state';
import { cancelled, finished, paused, pausedForCredits, running, withLateWork } from '../model/batch.fixture';
import { BatchPage } from './batch-page';

type Args = { page: State; change: (what: string) => void };

const shown = (batch: typeof running): State => ({ state: 'ready', id: batch.id, batch, isStale: false });

const meta: Meta<Args> = {
  title: 'Pages/Batch',
  component: BatchPage,
  parameters: { frame: 960 },
  args: { page: shown(running), change: fn() },
  render: ({ page, change }) => {
    const answer = (what: string) => () => {
      change(what);
      return page.state === 'ready' ? page.batch : running;
    };
    return (
      <PageFrame
        path={`/teacher/batches/${running.id}`}
        start={() =>
          fork({
            values: [[$page, page]],
            handlers: [
              [getBatchFx, () => (page.state === 'ready' ? page.batch : running)],
              [pauseBatchFx, answer('pause')],
              [resumeBatchFx, answer('resume')],
              [cancelBatchFx, answer('cancel')],
              [retryBatchItemFx, answer('retry')],
              [exportBatchScoresFx, () => new Blob(['scores'])],
              [exportBatchDocumentsFx, () => new Blob(['zip'])],
              [saveFileFx, ({ name }: { name: string }) => change(name)],
            ],
          })
        }
      >
        <BatchPage />
      </PageFrame>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Running: Story = {
  tags: ['pictured'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Documents written' })).toHaveAttribute(
      'aria-valuetext',
      '4 of 6',
    );
    await expect(canvas.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.change).toHaveBeenLastCalledWith('retry');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.change).toHaveBeenLastCalledWith('pause');
  },
};

export const Finished: Story = {
  tags: ['pictured'],
  args: { page: shown(finished) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Class summary' })).toBeVisible();
    await expect(canvas.getByText(/On average 72.5% of the points/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Results by criterion' })).toHaveTextContent('Ben Okri');
    await userEvent.click(canvas.getByRole('button', { name: 'Export all' }));
    const scores = await screen.findByRole('menuitem', { name: /Scores for a spreadsheet/ });
    const { x, y } = scores.getBoundingClientRect();
    await userEvent.pointer({ target: scores, coords: { clientX: x + 9, clientY: y + 9 } });
    await waitFor(() => expect(scores).toHaveAttribute('data-highlighted'));
    await userEvent.click(scores);
    await waitFor(() => expect(args.change).toHaveBeenLastCalledWith('Ice-and-water-scores.csv'));
  },
};

export const LateWork: Story = {
  args: { page: shown(withLateWork) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7.5 after a late penalty of 1.5')).toBeVisible();
    await expect(canvas.getByText('4.5 after a late penalty of 1.5')).toBeVisible();
    await expect(canvas.getByText(/Late penalties aren’t taken off/)).toBeVisible();
  },
};

export const FinishedOnPhone: Story = {
  args: { page: shown(finished) },
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
};

export const Paused: Story = {
  args: { page: shown(paused) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the rest' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the rest of this batch?' });
    await expect(dialog).toHaveTextContent('2 documents aren’t finished yet');
    await userEvent.click(screen.getByRole('button', { name: 'Continue writing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.change).toHaveBeenLastCalledWith('resume');
  },
};

export const PausedForCredits: Story = {
  args: { page: shown(pausedForCredits) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused: not enough credits')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get credits' })).toHaveAttribute(
      'href',
      '/teacher/accounts/billing',
    );
  },
};

export const PausedForPlan: Story = {
  args: { page: shown({ ...pausedForCredits, paused_for: 'subscription', paused_because: null }) },
};

export const Cancelled: Story = { args: { page: shown(cancelled) } };

export const ConnectionLost: Story = {
  args: { page: { state: 'ready', id: running.id, batch: running, isStale: true } },
};

export const Loading: Story = { args: { page: { state: 'loading', id: running.id } } };

export const Failed: Story = {
  args: {
    page: { state: 'failed', id: running.id, problem: { status: 404, message: 'Not Found', fields: {} } },
  },
};
