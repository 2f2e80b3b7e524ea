import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { listSignInNamesFx, signInToClassFx } from '@/shared/api/student-accounts';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $login, type ClassLogin, passwordForm } from '../model/class-login';
import { ClassLoginPage } from './class-login-page';

const names = [
  'Ada B',
  'Aroha N',
  'Leo B',
  'Leo B 2',
  'Wolfeschlegelsteinhausenbergerdorff-Maximiliana W',
].map((user_name, index) => ({
  student_id: `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6${index}`,
  user_name,
  with_pictures: false,
}));
const chosen = {
  student_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d60',
  user_name: 'Ada B',
  with_pictures: false,
};
const known = { code: 'HRB7B4Q', title: '7B Science', names };

type State = { login?: ClassLogin; problem?: string };

function Example({ login = { state: 'code' }, problem }: State) {
  return (
    <PageFrame
      path="/login/class"
      start={() =>
        fork({
          values: [
            [$login, login],
            [passwordForm.$status, { state: 'editing', errors: problem ? { form: problem } : {} }],
          ],
          handlers: [
            [listSignInNamesFx, () => ({ class_title: known.title, items: names })],
            [signInToClassFx, () => new Promise(() => {})],
          ],
        })
      }
    >
      <ClassLoginPage />
    </PageFrame>
  );
}

function WithPictures() {
  return <Example login={{ state: 'names', ...known, names: [{ ...chosen, with_pictures: true }] }} />;
}

const meta = {
  title: 'Pages/Sign in to a class',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Class code'), 'hrb–7b4q{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Leo B 2' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Leo B 2' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), 'plum-otter-river-42{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy'));
  },
};

export const WrongCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Class code'), 'HRB{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Class code')).toHaveFocus());
    await expect(canvas.getByLabelText('Class code')).toHaveAccessibleDescription(/seven letters and digits/);
  },
};

export const Names: Story = {
  args: { login: { state: 'names', ...known } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Names' })).toHaveTextContent('Aroha N');
  },
};

export const NamesOnADesktop: Story = { ...Names, globals: { viewport: { value: 'desktop' } } };

export const NobodySignsInThisWay: Story = {
  args: { login: { state: 'names', ...known, names: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nobody in the class HRB–7B4Q signs in this way/)).toBeVisible();
  },
};

export const Pictures: Story = {
  render: () => <WithPictures />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ada B' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Pick your three pictures.')).toBeVisible();
    for (const name of ['sun', 'boat', 'cat']) await userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy'));
  },
};

export const Locked: Story = {
  args: {
    login: { state: 'password', ...known, chosen },
    problem: 'Too many wrong tries: your account is locked. Ask your teacher.',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ask your teacher.');
    await userEvent.click(canvas.getByRole('button', { name: 'This isn’t me' }));
    await expect(canvas.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  },
};
