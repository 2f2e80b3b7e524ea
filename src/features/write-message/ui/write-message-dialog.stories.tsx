import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { listMessageSentencesFx, sendMessageFx } from '@/shared/api/messages';
import { $online } from '@/shared/lib/network';
import { PageFrame } from '../../../../.storybook/page-frame';
import { messageSend } from '../../../../tests/support/messages';
import { writingOpened } from '../model/write-message';
import { WriteMessageDialog } from './write-message-dialog';

type Args = { send: () => Promise<unknown>; isOnline: boolean };

const meta: Meta<Args> = {
  title: 'Features/Write a message',
  component: WriteMessageDialog,
  args: { send: fn(() => Promise.resolve(messageSend)), isOnline: true },
  render: ({ send, isOnline }) => (
    <PageFrame
      start={() => {
        const scope = fork({
          values: [[$online, isOnline]],
          handlers: [
            [sendMessageFx, send],
            [listMessageSentencesFx, () => ({ items: [] })],
          ],
        });
        void allSettled(writingOpened, {
          scope,
          params: {
            classId: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d80',
            to: '3 students',
            studentIds: ['a', 'b', 'c'],
            groupId: null,
            about: 'story',
            title: 'Leaf disc report',
            text: 'I don’t have your work yet. Please hand it in.',
          },
        });
        return scope;
      }}
    >
      <WriteMessageDialog />
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Prepared: Story = {
  tags: ['pictured'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Message to 3 students' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveValue('Leaf disc report');
  },
};

export const Sent: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Offline: Story = {
  args: { send: fn(() => new Promise(() => {})), isOnline: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('You’re offline: it waits for the network')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const ToNobody: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Students' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('Choose the students, their guardians or both')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const NotSent: Story = {
  args: { send: fn(() => Promise.reject(new Error('down'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'I don’t have your work yet. Please hand it in.',
    );
  },
};
