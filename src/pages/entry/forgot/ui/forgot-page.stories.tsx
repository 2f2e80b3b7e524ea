import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $hasOutbox, $resendProblem, $secondsLeft, $sentTo, form } from '../model/forgot';
import { ForgotPage } from './forgot-page';

type State = {
  email?: string;
  problem?: string;
  sentTo?: string;
  resendProblem?: string;
  secondsLeft?: number;
  hasOutbox?: boolean;
};

function Example({ email = '', problem, sentTo, resendProblem, secondsLeft = 0, hasOutbox = false }: State) {
  return (
    <PageFrame
      path="/forgot"
      start={() =>
        fork({
          values: [
            [form.$values, { email }],
            [form.$status, { state: 'editing', errors: problem ? { form: problem } : {} }],
            [$sentTo, sentTo ?? null],
            [$resendProblem, resendProblem ?? null],
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

const sentTo = 'a.okafor@harborview.school';

const meta = {
  title: 'Pages/Forgot password',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InvalidAddress: Story = {
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
    problem: 'Too Many Requests',
    email: 'a.okafor@harborview.school',
    secondsLeft: 90,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send the link in 1:30' })).toBeDisabled();
  },
};

export const Sent: Story = {
  args: { sentTo, secondsLeft: 58, hasOutbox: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The link works once, for one hour.');
    await expect(canvas.getByRole('button', { name: 'Send again in 0:58' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Open the outbox to read them' })).toBeVisible();
  },
};

export const NotSentAgain: Story = {
  args: { sentTo, resendProblem: 'Service Unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Service Unavailable');
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};
