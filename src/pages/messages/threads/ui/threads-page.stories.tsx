import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import { startThreadFx } from '@/shared/api/messages';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { messageSend, messageThread, threadEntry } from '../../../../../tests/support/messages';
import { sessionOf, student, teacher } from '../../../../../tests/support/people';
import { $teachers, sends, threads } from '../model/threads';
import { ThreadsPage } from './threads-page';

type ListState = ReturnType<typeof threads.$list.getState>;
const ready = (items: (typeof threadEntry)[]): ListState => ({
  state: 'ready',
  items,
  next: { state: 'none' },
});
const amara = { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d01', name: 'Amara Okafor' };

type Args = { list: ListState; isTeacher: boolean; start: (thread: unknown) => void };

const meta: Meta<Args> = {
  title: 'Pages/Messages',
  parameters: { layout: 'fullscreen' },
  args: { list: ready([threadEntry]), isTeacher: true, start: fn() },
  render: ({ list, isTeacher, start }) => {
    const path = isTeacher ? '/teacher/messages' : '/students/messages';
    return (
      <PageFrame
        path={path}
        start={() =>
          fork({
            values: [
              [$session, sessionOf(isTeacher ? teacher : student)],
              [threads.$list, list],
              [sends.$list, { state: 'ready', items: [messageSend], next: { state: 'none' } }],
              [$teachers, [{ class: threadEntry.class, teacher: amara }]],
            ],
            handlers: [
              [
                startThreadFx,
                (_token: unknown, { request }: { request: { newThread: unknown } }) => {
                  start(request.newThread);
                  return { thread: messageThread, help: null };
                },
              ],
            ],
          })
        }
      >
        <Shell pathname={path}>
          <ThreadsPage />
        </Shell>
      </PageFrame>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Received: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Messages' }));
    await expect(list.getByRole('link', { name: 'Leaf diary' })).toHaveAttribute(
      'href',
      `/teacher/messages/${threadEntry.id}`,
    );
    await expect(list.getByText('New')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sent' }));
    await expect(await canvas.findByText('7B Science, to 9. 5 read it, 1 answered.')).toBeVisible();
  },
};

export const OfAStudent: Story = {
  args: { isTeacher: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write to a teacher' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(dialog.getByText('Choose a teacher', { selector: 'p, div, span' })).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Amara Okafor, 7B Science');
    await userEvent.type(dialog.getByLabelText('Subject'), 'Leaf diary');
    await userEvent.type(dialog.getByLabelText('Message'), 'May I draw two leaves?');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(args.start).toHaveBeenCalledWith({
        class_id: threadEntry.class.id,
        teacher_id: amara.id,
        title: 'Leaf diary',
        text: 'May I draw two leaves?',
      }),
    );
  },
};

export const Empty: Story = { args: { list: { state: 'empty' } } };

export const Loading: Story = { args: { list: { state: 'loading' } } };

export const Failed: Story = {
  args: {
    list: { state: 'failed', problem: { status: 500, message: 'Internal Server Error', fields: {} } },
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    list: ready([
      {
        ...threadEntry,
        title: 'A very long subject '.repeat(6).trim(),
        with: { role: 'guardian', name: 'Kemal Demir-Yilmaz of the Northern Hills' },
        last: { ...threadEntry.last, text: 'A long answer that goes on and on. '.repeat(4) },
      },
    ]),
  },
};
