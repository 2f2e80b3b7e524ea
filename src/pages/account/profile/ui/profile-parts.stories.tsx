import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork, type Scope } from 'effector';
import type { ReactNode } from 'react';
import { expect, screen } from 'storybook/test';
import { $session, type Session } from '@/entities/session';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf } from '../../../../../tests/support/people';
import { $isDeletionOpen, deletion } from '../model/deletion';
import { details } from '../model/details';
import { $unconfirmed, email } from '../model/email';
import { password } from '../model/password';
import { $photo } from '../model/photo';
import { $revoking, sessionsList } from '../model/sessions';
import { DataPart } from './data-part';
import { DeleteDialog } from './delete-dialog';
import { DetailsPart } from './details-part';
import { EmailPart } from './email-part';
import { sheet } from './part.css';
import { PasswordPart } from './password-part';
import { PhotoPart } from './photo-part';
import { openSessions, schooled } from './profile.sample';
import { SessionsPart } from './sessions-part';

function Example({ start, children }: { start: () => Scope; children: ReactNode }) {
  return (
    <PageFrame start={start}>
      <div className={sheet}>{children}</div>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Profile parts',
  component: Example,
  parameters: { frame: 940 },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A portrait as a data URL, so that stories need no network. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="tan"/><circle cx="4" cy="3" r="1.5"/><circle cx="4" cy="8" r="3"/></svg>',
)}`;

const account: [typeof $session, Session] = [$session, sessionOf(schooled)];

export const DetailsRefused: Story = {
  args: {
    start: () =>
      fork({
        values: [
          account,
          [
            details.$status,
            {
              state: 'editing',
              errors: { form: 'Please correct the fields below.', first_name: 'Enter your first name' },
            },
          ],
        ],
      }),
    children: <DetailsPart />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toBeInvalid();
  },
};

export const PhotoChosen: Story = {
  tags: ['pictured'],
  args: {
    start: () =>
      fork({
        values: [
          account,
          [
            $photo,
            {
              state: 'chosen',
              chosen: { file: new File([], 'me.png'), preview: portrait },
              problem: 'This is not a picture.',
            },
          ],
        ],
      }),
    children: <PhotoPart />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save photo' })).toBeEnabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is not a picture.');
  },
};

export const EmailUnconfirmed: Story = {
  args: {
    start: () =>
      fork({
        values: [account, [$unconfirmed, 'amara@home.test'], [email.$values, { email: '', password: '' }]],
      }),
    children: <EmailPart />,
  },
};

export const PicturesOnly: Story = {
  args: {
    start: () => fork({ values: [[$session, sessionOf({ ...schooled, email: '', has_password: false })]] }),
    children: (
      <>
        <EmailPart />
        <PasswordPart />
        <DataPart />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You sign in with pictures or your card/)).toBeVisible();
    await expect(canvas.getAllByText(/Ask your teacher for a password first/)).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  },
};

export const GoogleOnly: Story = {
  args: {
    start: () => fork({ values: [[$session, sessionOf({ ...schooled, has_password: false })]] }),
    children: (
      <>
        <EmailPart />
        <PasswordPart />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
};

export const PasswordRefused: Story = {
  args: {
    start: () =>
      fork({
        values: [
          account,
          [password.$values, { current: 'wrong', password: 'correct horse b' }],
          [password.$status, { state: 'editing', errors: { current: 'This is not your password.' } }],
        ],
      }),
    children: <PasswordPart />,
  },
};

export const SessionsLoading: Story = {
  args: {
    start: () => fork({ values: [account, [sessionsList.$list, { state: 'loading' }]] }),
    children: <SessionsPart />,
  },
};

export const SessionsFailed: Story = {
  args: {
    start: () =>
      fork({
        values: [
          account,
          [
            sessionsList.$list,
            { state: 'failed', problem: { status: 503, message: 'Service Unavailable', fields: {} } },
          ],
        ],
      }),
    children: <SessionsPart />,
  },
};

export const SessionsRevoking: Story = {
  parameters: { frame: 358 },
  globals: { viewport: { value: 'phone' } },
  args: {
    start: () =>
      fork({
        values: [
          account,
          [sessionsList.$list, { state: 'ready', items: openSessions, next: { state: 'none' } }],
          [$revoking, [openSessions[1]?.id ?? '']],
        ],
      }),
    children: <SessionsPart />,
  },
};

export const Deleting: Story = {
  args: {
    start: () =>
      fork({
        values: [
          account,
          [$isDeletionOpen, true],
          [deletion.$values, { confirmBy: 'password', proof: 'wrong' }],
          [deletion.$status, { state: 'editing', errors: { proof: 'This is not your password.' } }],
        ],
      }),
    children: <DeleteDialog />,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveAccessibleDescription("You won't be able to revert this!");
    await expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/not your password/);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: 'Yes, delete it!' })).toBeEnabled();
  },
};
