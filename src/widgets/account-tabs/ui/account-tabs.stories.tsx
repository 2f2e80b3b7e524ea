import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageFrame } from '../../../../.storybook/page-frame';
import { AccountTabs } from './account-tabs';

const meta = {
  title: 'Widgets/Account tabs',
  component: AccountTabs,
  parameters: { frame: 480 },
  args: { role: 'teacher', pathname: '/teacher/accounts/usage' },
  render: (args) => (
    <PageFrame path={args.pathname}>
      <AccountTabs {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof AccountTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Usage' })).toHaveAttribute('aria-current', 'page');
  },
};

/** A student's profile has a second path. */
export const Student: Story = {
  args: { role: 'student', pathname: '/students/profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Billing' })).toHaveAttribute(
      'href',
      '/students/accounts/billing',
    );
  },
};
