import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import type { User } from '@/shared/api/account';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, student, teacher } from '../../../../../tests/support/people';
import { AccountsPage } from './accounts-page';

function Example({ user }: { user: User }) {
  return (
    <PageFrame start={() => fork({ values: [[$session, sessionOf(user)]] })}>
      <Shell pathname="/teacher/accounts">
        <AccountsPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Accounts',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { user: teacher },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/teacher/accounts/profile',
    );
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  },
};

export const Student: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { user: { ...student, full_name: 'Maximiliane-Theodora von Hohenstauffen-Wolkenstein' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Billing' })).toHaveAttribute(
      'href',
      '/students/accounts/billing',
    );
    await expect(canvas.getByRole('link', { name: 'Trash' })).toHaveAttribute('href', '/students/trash');
    await expect(canvas.queryByRole('link', { name: 'About' })).toBeNull();
  },
};
