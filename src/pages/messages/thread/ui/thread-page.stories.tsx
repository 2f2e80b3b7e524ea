import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import { type MessageThread, replyInThreadFx, reportMessageFx } from '@/shared/api/messages';
import type { Help } from '@/shared/api/safety';
import type { Resource } from '@/shared/lib/resource';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { messages, messageThread } from '../../../../../tests/support/messages';
import { sessionOf, student, teacher } from '../../../../../tests/support/people';
import { $help, thread } from '../model/thread';
import { ThreadPage } from './thread-page';

const ready = (data: MessageThread): Resource<MessageThread> => ({ state: 'ready', id: data.id, data });
const [first, answer] = messages;
if (!first || !answer) throw new Error('There are no messages.');
const failed = (status: number): Resource<MessageThread> => ({
  state: 'failed',
  id: messageThread.id,
  problem: { status, message: 'Internal Server Error', fields: {} },
});

type Args = {
  resource: Resource<MessageThread>;
  isTeacher: boolean;
  help: Help | null;
  reply: (text: string) => void;
  report: (reason: string) => void;
};

const meta: Meta<Args> = {
  title: 'Pages/Thread',
  parameters: { layout: 'fullscreen' },
  args: { resource: ready(messageThread), isTeacher: true, help: null, reply: fn(), report: fn() },
  render: ({ resource, isTeacher, help, reply, report }) => {
    const path = isTeacher ? '/teacher/messages' : '/students/messages';
    return (
      <PageFrame
        path={path}
        start={() =>
          fork({
            values: [
              [$session, sessionOf(isTeacher ? teacher : student)],
              [thread.$resource, resource],
              [$help, help],
            ],
            handlers: [
              [
                replyInThreadFx,
                (_token: unknown, { request }: { request: { newMessage: { text: string } } }) => {
                  const { text } = request.newMessage;
                  reply(text);
                  const added = { ...first, id: 'added', text };
                  return { thread: { ...messageThread, messages: [...messages, added] }, help: null };
                },
              ],
              [
                reportMessageFx,
                (_token: unknown, { request }: { request: { messageReport: { reason: string } } }) =>
                  report(request.messageReport.reason),
              ],
            ],
          })
        }
      >
        <Shell pathname={path} crumbs={[{ label: 'Messages', href: path }, { label: 'Message' }]}>
          <ThreadPage />
        </Shell>
      </PageFrame>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Answering: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Your answer');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Write your answer')).toBeVisible();
    await expect(args.reply).not.toHaveBeenCalled();
    await userEvent.type(field, 'Yes, please do.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.reply).toHaveBeenCalledWith('Yes, please do.'));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(
      within(canvas.getByRole('list', { name: 'Messages' })).getByText('Yes, please do.'),
    ).toBeVisible();
  },
};

export const Reported: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [button, ...others] = await canvas.findAllByRole('button', { name: 'Report' });
    await expect(others).toEqual([]);
    if (button) await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message?' }));
    await userEvent.type(dialog.getByLabelText('What is wrong with it?'), 'It is unkind.');
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(args.report).toHaveBeenCalledWith('It is unkind.'));
  },
};

/** A student confided something; the teacher sees a note. */
export const OfConcern: Story = {
  args: {
    resource: ready({
      ...messageThread,
      messages: [first, { ...answer, concern: 'upsetting-and-sensitive' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/follow your school’s safeguarding procedure/)).toBeVisible();
  },
};

export const HelpForAStudent: Story = {
  args: {
    isTeacher: false,
    help: {
      title: 'You are not alone',
      text: 'Please tell an adult you trust today.',
      contacts: [{ name: 'A trusted adult at school', detail: 'A teacher or the nurse.', url: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are not alone')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a sentence' })).toBeNull();
  },
};

export const Read: Story = {
  args: {
    resource: ready({ ...messageThread, messages: [first], read_until: '2026-10-12T15:30:00.000Z' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Read 12 Oct 2026/)).toBeVisible();
  },
};

export const Closed: Story = {
  args: { resource: ready({ ...messageThread, closed: 'student_left' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The student has left this class/)).toBeVisible();
    await expect(canvas.queryByLabelText('Your answer')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    isTeacher: false,
    resource: ready({
      ...messageThread,
      messages: [first, { ...answer, text: 'Oneverylongword'.repeat(20) }],
    }),
  },
};

export const Loading: Story = { args: { resource: { state: 'loading', id: messageThread.id } } };

export const Failed: Story = { args: { resource: failed(500) } };

export const NotFound: Story = {
  args: { resource: failed(404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t read this thread')).toBeVisible();
  },
};
