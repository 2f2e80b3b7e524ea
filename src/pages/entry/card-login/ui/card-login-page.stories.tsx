import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { signInWithCardFx } from '@/shared/api/student-accounts';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $card, type CardLogin } from '../model/card-login';
import { CardLoginPage } from './card-login-page';

function Example({ card }: { card: CardLogin }) {
  return (
    <PageFrame
      path="/login/card"
      start={() =>
        fork({ values: [[$card, card]], handlers: [[signInWithCardFx, () => new Promise(() => {})]] })
      }
    >
      <CardLoginPage />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Sign in with a card',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { card: { state: 'signingIn', token: 'secret' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SigningIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Signing in' })).toBeVisible();
  },
};

export const AnotherUser: Story = {
  args: { card: { state: 'asking', token: 'secret', name: 'Leo Baptiste' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Leo Baptiste is signed in on this device.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with the card' }));
    await expect(await canvas.findByRole('status', { name: 'Signing in' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { card: { state: 'refused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask your teacher for a new one.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in with your class code' })).toHaveAttribute(
      'href',
      '/login/class',
    );
  },
};

export const WithoutToken: Story = { args: { card: { state: 'empty' } } };

export const Unreachable: Story = {
  args: {
    card: {
      state: 'unreachable',
      token: 'secret',
      reason: 'Lectern cannot be reached. Check the connection, then try again.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('status', { name: 'Signing in' })).toBeVisible();
  },
};
