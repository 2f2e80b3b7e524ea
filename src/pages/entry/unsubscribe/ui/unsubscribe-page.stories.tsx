import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { unsubscribeFx } from '@/shared/api/notifications';
import { $unsubscribing, type Unsubscribing } from '../model/unsubscribe';
import { UnsubscribePage } from './unsubscribe-page';

const link = { user: 'an-id', signature: 'signed' };

function Example({ unsubscribing }: { unsubscribing: Unsubscribing }) {
  return (
    <PageFrame
      path="/unsubscribe"
      start={() =>
        fork({ values: [[$unsubscribing, unsubscribing]], handlers: [[unsubscribeFx, () => undefined]] })
      }
    >
      <UnsubscribePage />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Unsubscribe',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { unsubscribing: { state: 'asking', link } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the emails' }));
    await expect(await canvas.findByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  },
};

export const Sending: Story = { args: { unsubscribing: { state: 'sending', link } } };

export const Failed: Story = {
  args: {
    unsubscribing: {
      state: 'failed',
      link,
      reason:
        'This link is not valid. Open the link in the newest email, or sign in and choose under Notifications.',
    },
  },
};
