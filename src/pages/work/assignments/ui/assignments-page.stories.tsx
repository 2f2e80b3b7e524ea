import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { type AssignmentEntry, listAssignmentsFx } from '@/shared/api/assignments';
import type { QueueEntry } from '@/shared/api/marking';
import { navigateFx } from '@/shared/lib/navigation';
import type { PagedList } from '@/shared/lib/paged-list';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { assignmentEntries, leafDiary } from '../../../../../tests/support/assignment-entries';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { type Filter, noFilter } from '@/features/assignment-filters';
import { $queue, assignments as filtered } from '../model/assignments';
import { AssignmentsPage } from './assignments-page';

const navigate = fn();

type Args = { assignments: PagedList<AssignmentEntry>; queue: QueueEntry[]; filter?: Filter };

function Example({ assignments, queue, filter = noFilter }: Args) {
  return (
    <PageFrame
      path="/teacher/assignments"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [filtered.list.$list, assignments],
            [$queue, queue],
            [
              filtered.$offered,
              {
                classes:
                  assignments.state === 'empty' ? [] : [{ id: leafDiary.class.id, title: '7B Science' }],
                categories: ['Lab'],
              },
            ],
            [filtered.$filter, filter],
          ],
          handlers: [
            [listAssignmentsFx, () => ({ items: [], next_cursor: null })],
            [navigateFx, navigate],
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
    assignments: { state: 'ready', items: assignmentEntries, next: { state: 'none' } },
    queue: [{ ...leafDiary, to_mark: 5, handed_in: 21 }],
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToMark: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 to mark.')).toBeVisible();
    const filters = canvas.getByRole('combobox', { name: 'State' });
    const queue = canvas.getByRole('list', { name: 'Work to mark' });
    await expect(filters.compareDocumentPosition(queue)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(queue).toHaveTextContent('16 of 21 marked');
    await expect(canvas.getByRole('table', { name: 'Assignments by date' })).toHaveTextContent('Draft');
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Lab');
    await waitFor(() => expect(canvas.getByText('No assignment matches')).toBeVisible());
    await expect(canvas.queryByRole('list', { name: 'Work to mark' })).toBeNull();
    await expect(navigate).toHaveBeenCalledWith({
      to: '/teacher/assignments?category=Lab',
      replace: true,
    });
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible();
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
