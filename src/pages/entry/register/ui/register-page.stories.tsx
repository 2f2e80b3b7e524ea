import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import type { Registration } from '@/shared/api/registration';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { form as registerForm } from '../model/register';
import { RegisterPage } from './register-page';

type State = { form: Registration; problem?: string };

function Example({ form, problem }: State) {
  return (
    <PageFrame
      path="/register"
      start={() =>
        fork({
          values: [
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

const empty: Registration = { first_name: '', last_name: '', email: '', password: '', role: 'teacher' };
const filled: Registration = {
  first_name: 'Amara',
  last_name: 'Okafor',
  email: 'a.okafor@harborview.school',
  password: 'correct horse b',
  role: 'teacher',
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
