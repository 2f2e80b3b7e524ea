import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import type { Role } from '@/shared/api';
import { addCommentFx, type WorkComments as Comments } from '@/shared/api/messages';
import type { Resource } from '@/shared/lib/resource';
import { PageFrame } from '../../../../.storybook/page-frame';
import { messages } from '../../../../tests/support/messages';
import { comments } from '../model/work-comments';
import { WorkComments } from './work-comments';

const id = 'assignment/student';
const begun: Comments = { thread_id: 'thread', closed: null, read_until: null, messages: [...messages] };
const none: Comments = { ...begun, thread_id: null, messages: [] };
const ready = (data: Comments): Resource<Comments> => ({ state: 'ready', id, data });

type Args = { resource: Resource<Comments>; role: Role; add: (text: string) => void };

const meta: Meta<Args> = {
  title: 'Widgets/Work comments',
  args: { resource: ready(begun), role: 'teacher', add: fn() },
  render: ({ resource, role, add }) => (
    <PageFrame
      path="/"
      start={() =>
        fork({
          values: [[comments.$resource, resource]],
          handlers: [
            [
              addCommentFx,
              (_: unknown, { request }: { request: { newMessage: { text: string } } }) => {
                add(request.newMessage.text);
                return { comments: begun, help: null };
              },
            ],
          ],
        })
      }
    >
      <WorkComments reader={role} />
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const OfTheTeacher: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Messages' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(await canvas.findByText('Write your comment')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Private comment/), 'Look at day 3.');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(args.add).toHaveBeenCalledWith('Look at day 3.'));
    await waitFor(() => expect(canvas.getByLabelText(/Private comment/)).toHaveValue(''));
  },
};

export const FirstOfTheStudent: Story = {
  args: { resource: ready(none), role: 'student' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/your classmates don’t/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Messages' })).toBeNull();
  },
};

export const Closed: Story = {
  args: { resource: ready({ ...begun, closed: 'class_archived' }), role: 'student' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This class is archived/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Comment' })).toBeNull();
  },
};

export const Loading: Story = { args: { resource: { state: 'loading', id } } };

export const Failed: Story = {
  args: {
    resource: { state: 'failed', id, problem: { status: 500, message: 'Internal Server Error', fields: {} } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
