import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import type { TokenBalance } from '@/shared/api/account';
import type { StudentAssignmentEntry } from '@/shared/api/submissions';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { studentEntry } from '../../../../../tests/support/assignment-entries';
import { joinedClass } from '../../../../../tests/support/classes';
import { balance, sessionOf, student } from '../../../../../tests/support/people';
import { $due, $studentHome, type StudentHome } from '../model/student-home';
import { StudentHomePage } from './student-home-page';

type Args = { home: StudentHome; credits?: TokenBalance; due?: readonly StudentAssignmentEntry[] };

function Example({ home, credits = balance, due = [] }: Args) {
  return (
    <PageFrame
      path="/students"
      start={() =>
        fork({
          values: [
            [$session, { ...sessionOf(student), balance: credits }],
            [$studentHome, home],
            [$due, due],
          ],
        })
      }
    >
      <Shell pathname="/students">
        <StudentHomePage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Student home',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { home: { state: 'ready', classes: [joinedClass] } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingDue: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hi, Jonas.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '7B Science' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/students\/classes\/view\/.+/),
    );
    await expect(canvas.getByText('Amara Okafor')).toBeVisible();
  },
};

export const WorkIsDue: Story = {
  args: { due: [studentEntry] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 to do.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Leaf diary' })).toBeVisible();
  },
};

export const NoClass: Story = { args: { home: { state: 'ready', classes: [] } } };

export const LowCredits: Story = {
  args: { credits: { ...balance, available_input_tokens: 1200, available_output_tokens: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 1,200 AI credits left.')).toBeVisible();
  },
};

export const Loading: Story = { args: { home: { state: 'loading' } } };

export const Failed: Story = {
  args: {
    home: { state: 'failed', problem: { status: 500, message: 'Internal Server Error', fields: {} } },
  },
};

export const Phone: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' } },
};
