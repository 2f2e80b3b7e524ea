import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import type { User } from '@/shared/api/account';
import type { SecondFactor } from '@/shared/api/second-factor';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, student, unverified } from '../../../../../tests/support/people';
import { $today, details } from '../model/details';
import { sessionsList } from '../model/sessions';
import { $factors } from '../model/second-factor';
import { ProfilePage } from './profile-page';
import { factorsOff, factorsOn, openSessions, schooled } from './profile.sample';

type State = { user: User; pathname?: string; factors?: SecondFactor };

function Example({ user, pathname = '/teacher/accounts/profile', factors = factorsOff }: State) {
  return (
    <PageFrame
      path={pathname}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(user)],
            [$today, '2026-11-20'],
            [
              details.$values,
              {
                first_name: user.first_name,
                last_name: user.last_name,
                date_of_birth: user.date_of_birth,
                school_name: user.school?.name ?? '',
                school_year: user.school?.school_year ?? '',
                unit: user.school?.unit ?? '',
                section: user.school?.section ?? '',
              },
            ],
            [$factors, { state: 'ready', factors }],
            [sessionsList.$list, { state: 'ready', items: openSessions, next: { state: 'none' } }],
          ],
        })
      }
    >
      <Shell pathname={pathname}>
        <ProfilePage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Profile',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { user: schooled },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Amara');
    await expect(canvas.getByRole('region', { name: 'Devices' })).toBeVisible();
  },
};

export const StudentOnPhone: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' } },
  args: { user: student, pathname: '/students/profile' },
};

export const WithoutAPlan: Story = {
  args: { user: { ...schooled, subscribed: false }, pathname: '/plans/account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download my data' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  },
};

/** Only a verified account can have a second factor. */
export const NotVerified: Story = {
  args: { user: unverified(schooled), pathname: '/plans/account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};

/** The first administrator of an installation has no plan before giving one. */
export const AdministratorWithoutAPlan: Story = {
  args: { ...WithoutAPlan.args, factors: { ...factorsOn, required: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open administration' })).toHaveAttribute('href', '/admin');
  },
};
