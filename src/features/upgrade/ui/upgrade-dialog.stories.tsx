import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, screen, waitFor } from 'storybook/test';
import { $plans } from '@/entities/plan';
import { $session } from '@/entities/session';
import { $subscription, known } from '@/entities/subscription';
import { PageFrame } from '../../../../.storybook/page-frame';
import { sessionOf, student, teacher } from '../../../../tests/support/people';
import { monthlyPlans, paid, subscriptionOf } from '../../../../tests/support/subscriptions';
import { now } from '../../../../tests/support/visits';
import { $asked } from '../model/upgrade';
import { UpgradeDialog } from './upgrade-dialog';

type State = { page: string; path: string; role?: 'teacher' | 'student'; paused?: boolean; loaded?: boolean };

function Example({ page, path, role = 'teacher', paused = false, loaded = true }: State) {
  const subscription = paused ? subscriptionOf({ ...paid, is_paused: true }) : subscriptionOf();
  return (
    <PageFrame
      start={() =>
        fork({
          values: [
            [$session, sessionOf(role === 'student' ? student : teacher)],
            [$subscription, known(subscription)],
            [$plans, loaded ? { month: monthlyPlans } : {}],
            [$asked, { page: { title: page, path }, at: now }],
          ],
        })
      }
    >
      <div style={{ height: 620 }}>
        <UpgradeDialog />
      </div>
    </PageFrame>
  );
}

const meta = {
  title: 'Features/Upgrade',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { page: 'Reports', path: '/teacher/reports' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NeverSubscribed: Story = {
  tags: ['pictured'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Reports are part of Teacher Pro' });
    await expect(dialog).toHaveTextContent('$19 a month after a free 14-day trial');
    await expect(screen.getByRole('link', { name: 'Try Pro for 14 days' })).toHaveAttribute(
      'href',
      '/plans/payment?price=teacher_pro_month',
    );
    await expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/plans');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Paused: Story = {
  args: { page: 'Syllabus generator', path: '/teacher/syllabus-generation', paused: true },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Syllabus generator is part of Teacher Plus' });
    await expect(screen.getByRole('link', { name: 'Resume plan' })).toHaveAttribute(
      'href',
      '/teacher/accounts/billing',
    );
  },
};

export const PriceUnknown: Story = {
  args: { page: 'Templates', path: '/students/templates', role: 'student', loaded: false },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Templates are part of Student Plus' });
    await expect(dialog).not.toHaveTextContent('$');
    await expect(screen.getByRole('link', { name: 'Choose Student Plus' })).toBeVisible();
  },
};

export const NotNow: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
