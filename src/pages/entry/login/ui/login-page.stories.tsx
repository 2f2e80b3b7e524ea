import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { startGoogleSignInFx } from '@/shared/api/registration';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { fakeGoogle } from '../../../../../tests/support/fake-google';
import { settings } from '../../../../../tests/support/settings';
import { $demoAccounts, $googleClientId, $terms, form as loginForm } from '../model/login';
import { LoginPage } from './login-page';

type State = {
  form?: { email?: string; password?: string; remember?: boolean };
  problem?: string;
  demo?: boolean;
  google?: boolean;
};

function Example({ form, problem, demo = false, google = false }: State) {
  if (google) fakeGoogle('');
  const password = 'lectern-demo';
  const accounts = [
    { role: 'teacher' as const, email: 'teacher@lectern.test', password },
    { role: 'student' as const, email: 'student@lectern.test', password },
  ];
  return (
    <PageFrame
      path="/login?next=%2Ftemplates"
      start={() =>
        fork({
          values: [
            [loginForm.$values, { email: '', password: '', remember: false, ...form }],
            [loginForm.$status, { state: 'editing', errors: problem ? { form: problem } : {} }],
            [$demoAccounts, demo ? accounts : []],
            [$googleClientId, google ? 'lectern' : null],
            [$terms, settings.terms],
          ],
          handlers: [[startGoogleSignInFx, () => ({ nonce: 'first' })]],
        })
      }
    >
      <LoginPage />
    </PageFrame>
  );
}

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Pages/Login',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { form: { email: 'a.okafor@harborview.school', password: 'correct horse', remember: true } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['pictured'],
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Ftemplates',
    );
  },
};

export const Empty: Story = {
  args: { form: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Enter your password/);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
  },
};

export const WrongCredentials: Story = {
  args: { problem: "The credentials doesn't match in your records." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "The credentials doesn't match in your records.",
    );
  },
};

export const Demo: Story = {
  globals: desktop,
  args: { form: {}, demo: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try it as a teacher' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try it as a student' })).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['pictured'],
  args: { demo: true },
};

export const WithGoogle: Story = {
  globals: desktop,
  args: { google: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot?next=%2Ftemplates',
    );
  },
};

export const ByKeyboard: Story = {
  args: { form: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the form' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('ada@school.test');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@school.test');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};
