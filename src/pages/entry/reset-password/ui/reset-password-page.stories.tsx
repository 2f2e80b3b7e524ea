import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $reset, form, type Reset } from '../model/reset-password';
import { ResetPasswordPage } from './reset-password-page';

const link = { id: '0192f0c1', token: 'token', expires: 1_795_168_800, signature: 'signature' };

type State = { reset: Reset; problem?: string; password?: string; again?: string };

function Example({ reset, problem, password = '', again = '' }: State) {
  return (
    <PageFrame
      path="/reset-password"
      start={() =>
        fork({
          values: [
            [$reset, reset],
            [form.$values, { password, again }],
            [form.$status, { state: 'editing', errors: problem ? { form: problem } : {} }],
          ],
        })
      }
    >
      <ResetPasswordPage />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Reset password',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { reset: { state: 'open', link }, password: 'correct horse battery', again: 'correct horse battery' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Strong.');
  },
};

export const DifferentPasswords: Story = {
  args: { again: 'correct horse batery' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(canvas.getByLabelText('Again')).toHaveAccessibleDescription(/Enter the same password again/);
    await expect(canvas.getByLabelText('New')).toHaveValue('correct horse battery');
    await waitFor(() => expect(canvas.getByLabelText('Again')).toHaveFocus());
  },
};

export const Unreachable: Story = {
  args: {
    problem: 'Lectern cannot be reached. Check the connection, then try again.',
  },
};

export const Saved: Story = { args: { reset: { state: 'saved', next: null } } };

export const UsedLink: Story = {
  args: { reset: { state: 'invalid', title: 'This link was already used' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot');
  },
};
