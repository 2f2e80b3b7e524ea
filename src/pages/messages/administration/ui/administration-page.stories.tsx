import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import type { AdminThread } from '@/shared/api/messages';
import type { Resource } from '@/shared/lib/resource';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { adminThread, messages } from '../../../../../tests/support/messages';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $threadId, list, thread } from '../model/administration';
import { AdministrationPage } from './administration-page';

type ListState = ReturnType<typeof list.$list.getState>;
type Args = { threads: ListState; id: string | null; resource: Resource<AdminThread> };

const [first] = messages;
const path = '/admin/messages';

const meta: Meta<Args> = {
  title: 'Pages/All messages',
  parameters: { layout: 'fullscreen' },
  args: {
    threads: { state: 'ready', items: [adminThread], next: { state: 'none' } },
    id: null,
    resource: {
      state: 'ready',
      id: adminThread.id,
      data: {
        thread: adminThread,
        messages: messages.map((message) => ({ ...message, mine: false })),
        reports: [
          { message_id: first?.id ?? '', by: 'student', reason: 'It is unkind.', at: adminThread.last_at },
        ],
      },
    },
  },
  render: ({ threads, id, resource }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [list.$list, threads],
            [$threadId, id],
            [thread.$resource, resource],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <AdministrationPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Reported: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Amara Okafor and Ben Okri, 7B Science')).toBeVisible();
  },
};

export const OneThread: Story = {
  args: { id: adminThread.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is unkind.')).toBeVisible();
  },
};

export const NothingReported: Story = { args: { threads: { state: 'empty' } } };

/** Everyone who is no administrator sees this. */
export const Rejected: Story = {
  args: { threads: { state: 'failed', problem: { status: 403, message: 'Forbidden', fields: {} } } },
};
