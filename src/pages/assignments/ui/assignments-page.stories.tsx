import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import type { AssignmentEntry } from '@/shared/api/assignments';
import type { QueueEntry } from '@/shared/api/marking';
import type { PagedList } from '@/shared/lib/paged-list';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../.storybook/page-frame';
import { assignment } from '../../../../tests/support/assignments';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { $queue, list } from '../model/assignments';
import { AssignmentsPage } from './assignments-page';

const { id, class: face, time_zone, content } = assignment;
const entry: AssignmentEntry = {
  id,
  title: content.title,
  category: content.category,
  class: face,
  time_zone,
  due_at: content.due_at,
  state: 'published',
  counts: { assigned: 24, handed_in: 21, to_mark: 5, to_return: 16 },
};
const draft: AssignmentEntry = {
  ...entry,
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d91',
  title: 'Antacid write-up',
  due_at: null,
  state: 'draft',
  counts: { assigned: 24, handed_in: 0, to_mark: 0, to_return: 0 },
};

function Example({ assignments, queue }: { assignments: PagedList<AssignmentEntry>; queue: QueueEntry[] }) {
  return (
    <PageFrame
      path="/teacher/assignments"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [list.$list, assignments],
            [$queue, queue],
          ],
        })
      }
    >
      <Shell pathname="/teacher/assignments">
        <AssignmentsPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Assignments',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    assignments: { state: 'ready', items: [entry, draft], next: { state: 'none' } },
    queue: [{ ...entry, to_mark: 5, handed_in: 21 }],
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToMark: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 to mark.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Work to mark' })).toHaveTextContent('16 of 21 graded');
    await expect(canvas.getByRole('table', { name: 'Assignments by date' })).toHaveTextContent('Draft');
  },
};

export const None: Story = {
  args: { assignments: { state: 'empty' }, queue: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No assignments yet' })).toBeVisible();
  },
};

export const Loading: Story = { args: { assignments: { state: 'loading' }, queue: [] } };

export const Failed: Story = {
  args: {
    assignments: {
      state: 'failed',
      problem: { status: 500, message: 'Internal Server Error', fields: {} },
    },
    queue: [],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
