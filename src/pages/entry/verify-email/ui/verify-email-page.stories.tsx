import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $sentTo, $verification, form, type Verification } from '../model/verify-email';
import { VerifyEmailPage } from './verify-email-page';

type State = { verification: Verification; error?: string; sentTo?: string };

function Example({ verification, error, sentTo }: State) {
  return (
    <PageFrame
      path="/verify-email/ada/abc"
      start={() =>
        fork({
          values: [
            [$verification, verification],
            [$sentTo, sentTo ?? null],
            [form.$values, { email: 'a.okafor@harborview.school' }],
            [form.$status, { state: 'editing', errors: error ? { email: error } : {} }],
          ],
        })
      }
    >
      <VerifyEmailPage />
    </PageFrame>
  );
}

const expired: Verification = { state: 'invalid', title: 'This link has expired' };

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Pages/Verify email',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { verification: { state: 'verifying' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Verifying' })).toBeVisible();
  },
};

export const Verified: Story = {
  tags: ['pictured'],
  args: { verification: { state: 'verified', next: null, email: 'a.okafor@harborview.school' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue to Lectern' })).toHaveAttribute('href', '/login');
  },
};

export const Expired: Story = {
  globals: desktop,
  args: { verification: expired },
};

export const InvalidAddress: Story = {
  args: { verification: expired, error: 'Invalid email address' },
};

export const NewLinkSent: Story = { args: { verification: expired, sentTo: 'a.okafor@harborview.school' } };

export const Unreachable: Story = {
  args: {
    verification: {
      state: 'unreachable',
      reason: 'Lectern cannot be reached. Check the connection, then try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Phone: Story = { args: { verification: expired } };
