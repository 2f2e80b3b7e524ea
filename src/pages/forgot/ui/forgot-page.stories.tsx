import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { PageFrame } from '../../../../.storybook/page-frame';
import { $asking, $email, $hasOutbox, $secondsLeft } from '../model/forgot';
import { type Asking, writing } from '../model/transitions';
import { ForgotPage } from './forgot-page';

type State = { asking: Asking; email?: string; secondsLeft?: number; hasOutbox?: boolean };

function Example({ asking, email = '', secondsLeft = 0, hasOutbox = false }: State) {
  return (
    <PageFrame
      path="/forgot"
      start={() =>
        fork({
          values: [
            [$asking, asking],
            [$email, email],
            [$secondsLeft, secondsLeft],
            [$hasOutbox, hasOutbox],
          ],
        })
      }
    >
      <ForgotPage />
    </PageFrame>
  );
}

const sent: Asking = { state: 'sent', email: 'a.okafor@harborview.school', problem: null };

const meta = {
  title: 'Pages/Forgot password',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { asking: writing },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'desktop' } },
  args: { email: 'a.okafor@harborview' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/Invalid email address/);
    await expect(canvas.getByLabelText('Email')).toHaveValue('a.okafor@harborview');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
  },
};

export const TooMany: Story = {
  args: {
    asking: { state: 'writing', error: 'Too Many Requests' },
    email: 'a.okafor@harborview.school',
    secondsLeft: 90,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send the link in 1:30' })).toBeDisabled();
  },
};

export const Sent: Story = {
  args: { asking: sent, secondsLeft: 58, hasOutbox: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The link works once, for one hour.');
    await expect(canvas.getByRole('button', { name: 'Send again in 0:58' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Read it in the outbox' })).toBeVisible();
  },
};

export const NotSentAgain: Story = {
  args: { asking: { ...sent, problem: 'Service Unavailable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Service Unavailable');
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};
