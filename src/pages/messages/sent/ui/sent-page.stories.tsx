import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { messageSend, messageThread } from '../../../../../tests/support/messages';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { sent } from '../model/sent';
import { SentPage } from './sent-page';

type Resource = ReturnType<typeof sent.$resource.getState>;

const recipient = {
  thread_id: messageThread.id,
  student: messageThread.student,
  guardian: null,
  read: true,
  answered: true,
};
const path = '/teacher/messages';

const meta: Meta<{ resource: Resource }> = {
  title: 'Pages/Sent message',
  parameters: { layout: 'fullscreen' },
  args: {
    resource: {
      state: 'ready',
      id: messageSend.id,
      data: {
        send: messageSend,
        recipients: [
          recipient,
          { ...recipient, thread_id: 'second', guardian: 'Grace Okri', read: null, answered: false },
          { ...recipient, thread_id: 'third', student: { id: 'ada', name: 'Ada Lovelace' }, answered: false },
        ],
      },
    },
  },
  render: ({ resource }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [sent.$resource, resource],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <SentPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<{ resource: Resource }>;

export const Recipients: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Who received it' });
    await expect(table).toHaveTextContent(
      /Ben Okri.*Answered.*Grace Okri, guardian of Ben Okri.*Ada Lovelace.*Read/,
    );
  },
};

export const NotFound: Story = {
  args: {
    resource: { state: 'failed', id: 'other', problem: { status: 404, message: 'Not Found', fields: {} } },
  },
};
