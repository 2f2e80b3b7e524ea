import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import { type ClassEntry, getClassFx, getSeatsFx } from '@/shared/api/classes';
import {
  createStudentAccountsFx,
  type FirstPassword,
  listStudentAccountsFx,
  makeSignInCardsFx,
  resetStudentAccountFx,
  type StudentAccount,
} from '@/shared/api/student-accounts';
import { listClassStudentsFx } from '@/shared/api/students';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { scienceClass } from '../../../../../tests/support/classes';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { accountsOpened, printFx } from '../model/accounts-page';
import { AccountsPage } from './accounts-page';

const people = ['Ada Byron', 'Leo Baptiste', 'Aroha Ngata'].map((name, index) => ({
  student_id: `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5e0${index}`,
  name,
  user_name: name.replace(/ (.).*/, ' $1'),
}));
const accounts: readonly StudentAccount[] = people.map((one, index) => ({
  ...one,
  with_pictures: index === 2,
  has_card: index === 1,
  locked: index === 2,
}));
const passwords = people.map((one) => ({ ...one, password: 'plum-otter-river-42', pictures: [] }));
const withPictures: readonly FirstPassword[] = people.map((one) => ({
  ...one,
  password: null,
  pictures: ['sun', 'boat', 'cat'],
}));
const cards = people.map((one) => ({ ...one, token: 'kqV3rJ0n7yZq1w5T8b2LmX4cD6eF9gHaKpRsUvWxYz0' }));

type State = {
  entry?: ClassEntry;
  listed?: () => unknown;
  create?: (...call: unknown[]) => unknown;
  makeCards?: (...call: unknown[]) => unknown;
  reset?: (...call: unknown[]) => unknown;
  print?: () => void;
  members?: () => unknown;
};

function Example({
  entry = scienceClass,
  listed = () => ({ items: accounts }),
  create = () => ({ items: passwords }),
  makeCards = () => ({ items: cards }),
  reset = () => passwords[2],
  print = () => {},
  members = () => ({ items: [] }),
}: State) {
  const path = `/teacher/classes/view/${entry.id}/accounts`;
  return (
    <PageFrame
      path={path}
      start={() => {
        const scope = fork({
          values: [[$session, sessionOf(teacher)]],
          handlers: [
            [getClassFx, () => entry],
            [getSeatsFx, () => ({ used: 38, limit: 40 })],
            [listStudentAccountsFx, listed],
            [createStudentAccountsFx, create],
            [makeSignInCardsFx, makeCards],
            [resetStudentAccountFx, reset],
            [printFx, print],
            [listClassStudentsFx, members],
          ],
        });
        void allSettled(accountsOpened, { scope, params: entry.id });
        return scope;
      }}
    >
      <Shell pathname={path}>
        <AccountsPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Accounts without email',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  // The names of an earlier story are a draft.
  beforeEach: () => localStorage.clear(),
  args: {},
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Accounts without email' });
    await expect(within(table).getByRole('row', { name: /Aroha Ngata/ })).toHaveTextContent('Locked');
    await expect(canvas.getByRole('button', { name: 'Make 2 cards' })).toBeVisible();
  },
};

export const MakeThem: Story = {
  args: { listed: () => ({ items: [] }), create: fn(() => ({ items: passwords })), print: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make accounts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make accounts without email' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make account' }));
    await expect(await dialog.findByText('Enter at least one name.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Names/ }), 'Ada Byron{Enter}Baptiste, Leo');
    await userEvent.click(dialog.getByRole('button', { name: 'Make 2 accounts' }));
    await expect(dialog.getByText('Confirm this to make the accounts.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /consent of the parents/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make 2 accounts' }));
    const slips = await canvas.findByRole('list', { name: 'Passwords' });
    await expect(slips).toHaveTextContent('Password: plum-otter-river-42');
    await expect(args.create).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.print).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByRole('list', { name: 'Passwords' })).toBeNull();
  },
};

/** The same list again: nobody gets a second account, and seats are named before anything is made. */
export const SameListAgain: Story = {
  args: {
    create: fn(() => ({ items: passwords })),
    members: () => ({
      items: people.map(({ student_id, name }) => ({
        student_id,
        name,
        email: '',
        joined_at: '2026-11-20T09:00:00.000Z',
        removed_at: null,
      })),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make accounts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make accounts without email' }));
    await expect(await dialog.findByText(/^2 of 40 seats are free/)).toBeVisible();
    const names = dialog.getByRole('textbox', { name: /^Names/ });
    await userEvent.type(names, 'Ada Byron{Enter}Aroha Ngata');
    await expect(await dialog.findByRole('button', { name: 'Make account' })).toBeDisabled();
    const ada = dialog.getByRole('checkbox', { name: /^Ada Byron/ });
    await expect(ada).toHaveAccessibleDescription('Already in the class');
    await expect(ada).not.toBeChecked();
    await userEvent.click(ada);
    await userEvent.type(names, '{Enter}Kai One{Enter}Kai Two');
    await expect(dialog.getByText('1 student doesn’t fit')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Make 3 accounts' })).toBeVisible();
    await userEvent.click(ada);
    await userEvent.click(dialog.getByRole('checkbox', { name: /consent of the parents/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make 2 accounts' }));
    await expect(await canvas.findByRole('list', { name: 'Passwords' })).toBeVisible();
    await expect(args.create).toHaveBeenCalledOnce();
  },
};

export const Cards: Story = {
  args: { makeCards: fn(() => ({ items: cards })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make 2 cards' }));
    await expect(await canvas.findByRole('img', { name: 'Sign-in code of Ada Byron' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Cards' })).toHaveTextContent('Class code HRB–7B4Q');
    await expect(args.makeCards).toHaveBeenCalledOnce();
  },
};

export const CardsOnAPhone: Story = { ...Cards, globals: { viewport: { value: 'phone' } } };

export const PictureCards: Story = {
  args: { listed: () => ({ items: [] }), create: fn(() => ({ items: withPictures })) },
  play: async ({ canvas, userEvent }) => {
    localStorage.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Make accounts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make accounts without email' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Names/ }), 'Ada Byron');
    await userEvent.click(dialog.getByRole('radio', { name: /Three pictures/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /consent of the parents/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make account' }));
    const [first] = await canvas.findAllByRole('list', { name: 'Pictures' });
    const shown = within(first ?? document.body).getAllByRole('img');
    await expect(shown.map((one) => one.getAttribute('aria-label'))).toEqual(['sun', 'boat', 'cat']);
    await expect(canvas.getByRole('region', { name: 'Picture cards' })).not.toHaveTextContent('Password');
  },
};

export const Reset: Story = {
  args: { reset: fn(() => withPictures[2]) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Aroha Ngata' }));
    await screen.findByRole('alertdialog', { name: 'Reset the account of Aroha Ngata?' });
    await expect(args.reset).not.toHaveBeenCalled();
    await expect(screen.getByRole('radio', { name: /Three pictures/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Reset account' }));
    await expect(await canvas.findByRole('list', { name: 'Passwords' })).toHaveTextContent('Aroha Ngata');
  },
};

export const Empty: Story = { args: { listed: () => ({ items: [] }) } };

export const Archived: Story = {
  args: { entry: { ...scienceClass, archived_at: '2026-06-18T12:00:00.000Z' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Accounts without email' });
    await expect(canvas.queryByRole('button', { name: /Make|Reset|New card/ })).toBeNull();
  },
};

export const Loading: Story = { args: { listed: () => new Promise(() => {}) } };

export const Failed: Story = {
  args: { listed: () => Promise.reject(new Error('down')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
