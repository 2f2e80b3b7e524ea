import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { studentEntry } from '../../../../../tests/support/assignment-entries';
import { sessionOf, student } from '../../../../../tests/support/people';
import { $assignments, type StudentAssignments } from '../model/student-assignments';
import { StudentAssignmentsPage } from './student-assignments-page';

function Example({ assignments }: { assignments: StudentAssignments }) {
  return (
    <PageFrame
      path="/students/assignments"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(student)],
            [$assignments, assignments],
          ],
        })
      }
    >
      <Shell pathname="/students/assignments">
        <StudentAssignmentsPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Student assignments',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    assignments: {
      state: 'ready',
      items: [
        studentEntry,
        { ...studentEntry, id: 'late', title: 'Willow report', status: 'missing', has_draft: false },
        { ...studentEntry, id: 'done', title: 'Exit ticket', status: 'handed_in' },
        {
          ...studentEntry,
          id: 'back',
          title: 'Leaf-disc lab',
          status: 'returned',
          score: 6,
          comment: 'Careful method.',
        },
      ],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByUrgency: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const titles = (await canvas.findAllByRole('heading', { level: 2 })).map((title) => title.textContent);
    await expect(titles).toEqual(['Overdue', 'Due', 'Returned', 'Done']);
    await expect(canvas.getByText('Started')).toBeVisible();
  },
};

export const None: Story = { args: { assignments: { state: 'ready', items: [] } } };

export const Loading: Story = { args: { assignments: { state: 'loading' } } };

export const Failed: Story = {
  args: {
    assignments: { state: 'failed', problem: { status: 500, message: 'Internal Server Error', fields: {} } },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
