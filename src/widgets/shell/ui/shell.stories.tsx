import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import { $session, type Session } from '@/entities/session';
import { $subscription, known } from '@/entities/subscription';
import { $online, $storedAt, reachServerFx } from '@/shared/lib/network';
import { PageHeader } from '@/shared/ui/page-header';
import { PageFrame } from '../../../../.storybook/page-frame';
import { sessionOf, student, teacher } from '../../../../tests/support/people';
import { paid, subscriptionOf } from '../../../../tests/support/subscriptions';
import { Shell } from './shell';

type State = {
  session: Session;
  pathname: string;
  workspace?: boolean;
  online?: boolean;
  storedAt?: Date | null;
};

function Example({ session, online = true, storedAt = null, ...shell }: State) {
  return (
    <PageFrame
      path={shell.pathname}
      start={() =>
        fork({
          values: [
            [$session, session],
            [$subscription, known(subscriptionOf(paid))],
            [$online, online],
            [$storedAt, storedAt],
          ],
          handlers: [[reachServerFx, () => Promise.resolve()]],
        })
      }
    >
      <Shell {...shell}>
        <PageHeader title="A page" lead="A page inside the shell." />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Navigation/Shell',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { session: sessionOf(teacher), pathname: '/templates' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const [sidebarLink] = canvas.getAllByRole('link', { name: 'Templates' });
    await expect(sidebarLink).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Unlimited generations')).toBeVisible();
  },
};

export const Student: Story = { args: { session: sessionOf(student), pathname: '/students' } };

export const Workspace: Story = { args: { workspace: true } };

export const BalanceUnknown: Story = { args: { session: { ...sessionOf(teacher), balance: null } } };

export const AccountMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Amara Okafor' }));
    await expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(screen.getByRole('menu')).toHaveTextContent('Unlimited generations');
  },
};

export const Phone: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' } },
};

export const MoreOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const more = within(await screen.findByRole('dialog', { name: 'More' }, { timeout: 15_000 }));
    await expect(more.getByRole('link', { name: 'Trash' })).toBeVisible();
    await expect(more.queryByRole('link', { name: 'Templates' })).toBeNull();
    await userEvent.click(more.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Offline: Story = { args: { online: false } };

/** Scores are sent by themselves later: there is nothing to save. */
export const OfflineWithScores: Story = {
  args: { online: false, pathname: '/teacher/gradebooks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sent by themselves when you’re back online/)).toBeVisible();
    await expect(canvas.queryByText(/Save it/)).toBeNull();
  },
};

export const StoredPage: Story = {
  args: {
    session: sessionOf(student),
    pathname: '/students',
    online: false,
    storedAt: new Date('2026-11-21T14:02:00.000Z'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This page is from Sat 21 Nov, 14:02/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeVisible();
  },
};

/** The connection is back, or the server was too slow. */
export const StoredPageOnline: Story = {
  args: { ...StoredPage.args, online: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page is from Sat 21 Nov, 14:02.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load the newest' })).toBeVisible();
  },
};

export const OfflineOnAPhone: Story = {
  args: { online: false },
  globals: { viewport: { value: 'phone' } },
};
