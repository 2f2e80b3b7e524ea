import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import type { BatchSummary } from '@/shared/api/batches';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { batchList } from '../model/batches';
import { BatchList } from './batch-list';

const TEMPLATE = 'essay-grading';

const batch = (id: string, title: string, state: BatchSummary['state'], finished: number): BatchSummary => ({
  id,
  template_type: TEMPLATE,
  title,
  state,
  counts: { waiting: 24 - finished, writing: 0, finished, failed: 0, cancelled: 0 },
  created_at: '2026-11-22T09:00:00.000Z',
  updated_at: '2026-11-22T09:00:00.000Z',
});

const meta = {
  title: 'Pages/History/Batches',
  component: BatchList,
  parameters: { frame: 860 },
  decorators: [
    (Story) => (
      <PageFrame
        path={`/teacher/${TEMPLATE}/history`}
        start={() =>
          fork({
            values: [
              [
                batchList.$list,
                {
                  state: 'ready',
                  items: [
                    batch('one', 'Ice and water', 'running', 11),
                    batch('two', 'Fractions', 'paused', 3),
                    batch('three', 'The water cycle', 'finished', 24),
                  ],
                  next: { state: 'idle', cursor: 'after-three' },
                },
              ],
            ],
          })
        }
      >
        <Story />
      </PageFrame>
    ),
  ],
} satisfies Meta<typeof BatchList>;

export default meta;

export const EachState: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ice and water' })).toHaveAttribute(
      'href',
      '/teacher/batches/one',
    );
    await expect(canvas.getByText(/11 of 24 written/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show more batches' })).toBeVisible();
  },
};
