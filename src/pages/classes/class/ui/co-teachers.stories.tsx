import type { Meta, StoryObj } from '@storybook/react-vite';
import { httpError } from '@farfetched/core';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type ClassInvitation, inviteTeacherFx } from '@/shared/api/invitations';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $teachers } from '../model/class-people';
import { CoTeachers } from './co-teachers';

type State = { isOwner: boolean; isArchived: boolean; invite: () => unknown };

function Example({ invite, ...props }: State) {
  return (
    <PageFrame
      path="/teacher/classes"
      start={() =>
        fork({
          values: [
            [
              $teachers,
              [
                { teacher_id: '1', name: 'Amara Okafor', email: 'amara@school.test', owner: true },
                { teacher_id: '2', name: 'Jun Park', email: 'jun@school.test', owner: false },
              ],
            ],
          ],
          handlers: [[inviteTeacherFx, invite]],
        })
      }
    >
      <CoTeachers {...props} />
    </PageFrame>
  );
}

const invitation: ClassInvitation = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  email: 'robin@school.test',
  name: null,
  role: 'co-teacher',
  state: 'sent',
  changed_at: '2026-11-20T09:00:00.000Z',
};

/** The teachers of a class. */
const meta = {
  title: 'Pages/Class/Co-teachers',
  component: Example,
  parameters: { frame: 480 },
  args: { isOwner: true, isArchived: false, invite: fn(() => invitation) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InvitesByAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite co-teacher' }));
    const field = await screen.findByRole('textbox', { name: 'Email of the teacher' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'robin@school{Enter}');
    await expect(field).toHaveAccessibleDescription('Invalid email address');
    await expect(args.invite).not.toHaveBeenCalled();
    await userEvent.type(field, '.test{Enter}');
    await waitFor(() => expect(args.invite).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Refused: Story = {
  args: {
    invite: fn(() => {
      const errors = { email: ['This teacher is in the class already.'] };
      throw httpError({ status: 422, statusText: '', response: { status: 'error', message: 'No.', errors } });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite co-teacher' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Email of the teacher' }),
      'jun@school.test{Enter}',
    );
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email of the teacher' })).toHaveAccessibleDescription(
        'This teacher is in the class already.',
      ),
    );
  },
};

export const ForCoTeachers: Story = {
  args: { isOwner: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jun Park')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invite co-teacher' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
