import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork, type Store } from 'effector';
import { expect, waitFor } from 'storybook/test';
import type { Invitation } from '@/shared/api/invitations';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { settings } from '../../../../../tests/support/settings';
import { $invitation, $terms, form as registerForm } from '../model/register';
import { RegisterPage } from './register-page';

type Values = (typeof registerForm)['$values'] extends Store<infer Shape> ? Shape : never;
type State = { invitation?: Invitation; form: Values; problem?: string };

function Example({ form, problem, invitation }: State) {
  return (
    <PageFrame
      path="/register"
      start={() =>
        fork({
          values: [
            [$terms, settings.terms],
            [$invitation, invitation ?? null],
            [registerForm.$values, form],
            [registerForm.$status, { state: 'editing', errors: problem ? { form: problem } : {} }],
          ],
        })
      }
    >
      <RegisterPage />
    </PageFrame>
  );
}

const empty: Values = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  role: 'teacher',
  terms: false,
};
const filled: Values = {
  first_name: 'Amara',
  last_name: 'Okafor',
  email: 'a.okafor@harborview.school',
  password: 'correct horse b',
  role: 'teacher',
  terms: true,
};

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Pages/Register',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { form: filled },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['pictured'],
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Student' }));
    await expect(canvas.getByRole('radio', { name: 'Student' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Teacher' }));
  },
};

export const Empty: Story = {
  args: { form: empty },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByLabelText('First')).toBeInvalid();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/Invalid email address/);
    await waitFor(() => expect(canvas.getByLabelText('First')).toHaveFocus());
  },
};

export const Failed: Story = {
  args: {
    form: { ...filled, role: 'student', password: 'correct horse battery' },
    problem: 'Service Unavailable',
  },
};

export const Phone: Story = {};

export const Invited: Story = {
  args: {
    form: { ...filled, role: 'student', terms: false },
    invitation: {
      id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
      role: 'student',
      state: 'valid',
      email: filled.email,
      expires_at: '2026-11-27T09:00:00.000Z',
      class_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d70',
      class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' },
      teacher: { name: 'Amara Okafor' },
      school: 'Harborview School',
      students: 23,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Then you join 7B Science of Amara Okafor.')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Agree to the terms/);
  },
};
