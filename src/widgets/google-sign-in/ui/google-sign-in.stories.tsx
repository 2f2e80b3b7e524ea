import { httpError } from '@farfetched/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { socialLoginGoogleFx, startGoogleSignInFx } from '@/shared/api/registration';
import { fakeGoogle, idTokenOf } from '../../../../tests/support/fake-google';
import { settings } from '../../../../tests/support/settings';
import { loadGoogleFx } from '../api/google-identity';
import { GoogleSignIn } from './google-sign-in';

const token = idTokenOf({ email: 'a.okafor@harborview.school', given_name: 'Amara', family_name: 'Okafor' });

const refuse = (status: number, response: object) =>
  Promise.reject({ ...httpError({ status, statusText: '', response: null }), response });
const never = () => new Promise<never>(() => {});

type State = {
  /** Loads Google's script, or fails. */
  script: 'arrives' | 'waits' | 'fails';
  /** The server's response. */
  answer?: () => Promise<unknown>;
};

function Example({ script, answer = never }: State) {
  const [scope] = useState(() => {
    fakeGoogle(token);
    return fork({
      handlers: [
        [loadGoogleFx, { arrives: () => {}, waits: never, fails: () => refuse(0, {}) }[script]],
        [startGoogleSignInFx, () => ({ nonce: 'first' })],
        [socialLoginGoogleFx, answer],
      ],
    });
  });
  return (
    <Provider value={scope}>
      <GoogleSignIn clientId="lectern" terms={settings.terms} suggested="student" />
    </Provider>
  );
}

const meta = {
  title: 'Widgets/Google sign-in',
  component: Example,
  parameters: { frame: 360 },
  args: { script: 'arrives' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { script: 'waits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading Google' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: { script: 'fails' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: {
    answer: () =>
      refuse(409, {
        status: 'error',
        message: 'This address already has an account. Sign in with your password.',
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sign in with your password.');
  },
};

export const Newcomer: Story = {
  tags: ['pictured'],
  args: { answer: () => refuse(422, { errors: { role: ['Choose teacher or student.'] } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hello, Amara' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(screen.getByRole('radio', { name: /Student/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Teacher/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Email me about/ }));
    await expect(screen.getByRole('radio', { name: /Teacher/ })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: /Email me about/ })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: /I agree to the terms/ })).not.toBeChecked();
  },
};

export const NewcomerWithoutConsent: Story = {
  args: Newcomer.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await screen.findByRole('dialog', { name: 'Hello, Amara' });
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    const consent = screen.getByRole('checkbox', { name: /I agree to the terms/ });
    await expect(consent).toHaveAccessibleDescription('Agree to the terms to create an account');
    await userEvent.click(consent);
    await expect(consent).toBeChecked();
    await expect(consent).not.toHaveAccessibleDescription();
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await expect(await screen.findByText('Choose teacher or student.')).toBeVisible();
  },
};
