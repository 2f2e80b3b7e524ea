import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { PageFrame } from '../../../../.storybook/page-frame';
import { $form, $reset } from '../model/reset-password';
import { open, type Reset } from '../model/transitions';
import { ResetPasswordPage } from './reset-password-page';

const link = { id: '0192f0c1', token: 'token', expires: 1_795_168_800, signature: 'signature' };

type State = { reset: Reset; password?: string; again?: string };

function Example({ reset, password = '', again = '' }: State) {
  return (
    <PageFrame
      path="/reset-password"
      start={() =>
        fork({
          values: [
            [$reset, reset],
            [$form, { password, again }],
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
  args: { reset: open(link), password: 'correct horse battery', again: 'correct horse battery' },
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

export const NotTheSame: Story = {
  args: { again: 'correct horse batery' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save my password' }));
    await expect(canvas.getByLabelText('Again')).toHaveAccessibleDescription(/not the same password/);
    await expect(canvas.getByLabelText('New')).toHaveValue('correct horse battery');
    await waitFor(() => expect(canvas.getByLabelText('Again')).toHaveFocus());
  },
};

export const Unreachable: Story = {
  args: {
    reset: {
      state: 'writing',
      link,
      errors: { form: 'Lectern cannot be reached. Check the connection, then try again.' },
    },
  },
};

export const Saved: Story = { args: { reset: { state: 'saved' } } };

export const Closed: Story = {
  args: { reset: { state: 'refused', reason: 'This link was already used.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot');
  },
};
