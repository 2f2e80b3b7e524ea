import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import {
  joinAnotherClassFx,
  listClassesFx,
  listOwnJoinRequestsFx,
  type OwnJoinRequest,
} from '@/shared/api/classes';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { joinedClass } from '../../../../../tests/support/classes';
import { sessionOf, student } from '../../../../../tests/support/people';
import { $archived, $joined, $requests, type StudentClasses } from '../model/student-classes';
import { StudentClassesPage } from './student-classes-page';

const request: OwnJoinRequest = {
  class_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d83',
  class: { name: '7B', subject: 'Advisory', grade: 'Grade 7', cover: 'violet' },
  teacher: { name: 'Amara Okafor' },
  asked_at: '2026-11-23T08:41:00.000Z',
  declined: false,
};

type State = {
  joined: StudentClasses;
  requests?: readonly OwnJoinRequest[];
  join?: (...call: unknown[]) => unknown;
};

const joining = { state: 'joined', class_id: joinedClass.id, class: joinedClass.class, school: null };

function Example({
  joined,
  requests = [],
  join = () => ({ ...joining, teacher: joinedClass.teacher }),
}: State) {
  return (
    <PageFrame
      path="/students/classes"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(student)],
            [$joined, joined],
            [$archived, []],
            [$requests, requests],
          ],
          handlers: [
            [listClassesFx, () => ({ items: joined.state === 'ready' ? joined.items : [] })],
            [listOwnJoinRequestsFx, () => ({ items: requests })],
            [joinAnotherClassFx, join],
          ],
        })
      }
    >
      <Shell pathname="/students/classes">
        <StudentClassesPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Student classes',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { joined: { state: 'ready', items: [joinedClass] } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = {
  tags: ['pictured'],
  args: { requests: [request] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '7B Science' })).toBeVisible();
    await expect(canvas.getByText('Waiting')).toBeVisible();
  },
};

export const Join: Story = {
  args: { join: fn(() => ({ ...joining, teacher: joinedClass.teacher })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(await canvas.findByText('Enter the code of the class')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Class code/ }), 'HRB-7B4Q');
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await waitFor(() =>
      expect(args.join).toHaveBeenCalledWith(null, {
        token: null,
        request: { joinAnotherClassBody: { class_code: 'HRB-7B4Q' } },
      }),
    );
  },
};

export const Declined: Story = { args: { requests: [{ ...request, declined: true }] } };
export const Empty: Story = { args: { joined: { state: 'ready', items: [] } } };
export const Loading: Story = { args: { joined: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    joined: {
      state: 'failed',
      problem: { status: 503, message: 'The database does not respond. Try again in a moment.', fields: {} },
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { requests: [request] } };
