import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import type { SecondFactorMethod } from '@/shared/api/second-factor';
import { EntryCover } from '@/widgets/entry-cover';
import { PageFrame } from '../../../../.storybook/page-frame';
import { signWithPasskeyFx } from '@/shared/api/passkeys';
import { $challenge } from '../model/challenge';
import { challenged } from '../model/second-step.fixture';
import { SecondStep } from './second-step';

function Example({ methods = challenged.methods }: { methods?: SecondFactorMethod[] }) {
  return (
    <PageFrame
      path="/login"
      start={() =>
        fork({
          values: [[$challenge, { ...challenged, methods }]],
          handlers: [[signWithPasskeyFx, () => Promise.reject(new Error('NotAllowedError'))]],
        })
      }
    >
      <EntryCover look="book" title="Lectern" lead="This book belongs to">
        <SecondStep />
      </EntryCover>
    </PageFrame>
  );
}

const meta = {
  title: 'Features/Second step',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Authenticator: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'Character 1 of 6' });
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Enter the 6 digits that your app shows')).toBeVisible();
  },
};

export const Switching: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    const input = await canvas.findByLabelText('Recovery code');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use your passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The passkey wasn’t confirmed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use your authenticator app' }));
    await expect(
      await canvas.findByRole('group', { name: 'Code from your authenticator app' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign-in' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Use a passkey' })).toBeNull());
  },
};

export const PasskeyOnly: Story = {
  args: { methods: ['passkey'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Use your passkey' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  },
};
