import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn } from 'storybook/test';
import { $session } from '@/entities/session';
import { changeEmailFx } from '@/shared/api/account';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher, unverified } from '../../../../../tests/support/people';
import { $hasOutbox, $outcome, $secondsLeft, type Outcome } from '../model/verify';
import { VerifyPage } from './verify-page';

const change = fn(() => ({ status: 'success', message: 'Sent.' }));

type State = { secondsLeft?: number; outcome?: Outcome | null; hasOutbox?: boolean };

function Example({ secondsLeft = 0, outcome = null, hasOutbox = false }: State) {
  return (
    <PageFrame
      path="/verify"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(unverified(teacher))],
            [$secondsLeft, secondsLeft],
            [$outcome, outcome],
            [$hasOutbox, hasOutbox],
          ],
          handlers: [[changeEmailFx, change]],
        })
      }
    >
      <VerifyPage />
    </PageFrame>
  );
}

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Pages/Verify',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ['pictured'],
  globals: desktop,
  args: { secondsLeft: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0:42')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
};

export const ResendAllowed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled();
    await expect(canvas.getByText(/a\.okafor@harborview\.test/)).toBeVisible();
  },
};

export const AnotherAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amara@home.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long phrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText(/We sent a link to amara@home\.test/)).toBeVisible();
    await expect(change).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = {
  args: { secondsLeft: 60, outcome: { tone: 'ok', text: 'Sent. It may take a minute to arrive.' } },
};

export const NotVerifiedYet: Story = {
  args: { outcome: { tone: 'warn', text: 'Not verified yet. Open the link in the email first.' } },
};

export const Failed: Story = { args: { outcome: { tone: 'danger', text: 'Service Unavailable' } } };

export const Outbox: Story = {
  globals: desktop,
  args: { secondsLeft: 7, hasOutbox: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the outbox to read them' })).toHaveAttribute(
      'href',
      '/outbox',
    );
  },
};

export const Phone: Story = { args: { hasOutbox: true } };
