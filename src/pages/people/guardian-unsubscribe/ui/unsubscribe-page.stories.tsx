import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn } from 'storybook/test';
import { unsubscribeGuardianFx } from '@/shared/api/guardians';
import { BareShell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $unsubscribing, type Unsubscribing } from '../model/unsubscribe';
import { UnsubscribePage } from './unsubscribe-page';

type Args = { unsubscribing: Unsubscribing; send: () => void };

const meta: Meta<Args> = {
  title: 'Pages/Guardian unsubscribe',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { unsubscribing: { state: 'asked', token: 'token' }, send: fn() },
  render: ({ unsubscribing, send }) => (
    <PageFrame
      path="/guardian/unsubscribe/token"
      start={() =>
        fork({
          values: [[$unsubscribing, unsubscribing]],
          handlers: [[unsubscribeGuardianFx, () => send()]],
        })
      }
    >
      <BareShell next="/guardian/unsubscribe/token">
        <UnsubscribePage />
      </BareShell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    unsubscribing: {
      state: 'failed',
      token: 'token',
      problem: { status: 404, message: 'Not Found', fields: {} },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
