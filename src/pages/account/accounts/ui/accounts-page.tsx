import { useUnit } from 'effector-react';
import { LogOut } from 'lucide';
import { $balance, $user, logoutRequested } from '@/entities/session';
import { $subscriptionStatus } from '@/entities/subscription';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { MarginList } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { describePlan, describeUse } from '../model/summary';

/** The parts of the account, each with a line about its state. */
export function AccountsPage() {
  const { user, balance, subscription, signOut } = useUnit({
    user: $user,
    balance: $balance,
    subscription: $subscriptionStatus,
    signOut: logoutRequested,
  });
  if (!user) return null;
  const base = user.role === 'student' ? '/students/accounts' : '/teacher/accounts';
  return (
    <Stack gap={8}>
      <PageHeader
        title="Your account"
        lead="Your profile, plan and usage"
        actions={
          <Button icon={LogOut} onClick={() => signOut()}>
            Sign out
          </Button>
        }
      />
      <PageSection title={user.full_name}>
        <MarginList
          label="Your account"
          margin="lg"
          items={[
            {
              id: 'profile',
              lead: 'You',
              mark: <Avatar size="md" name={user.full_name} src={user.photo_url ?? undefined} decorative />,
              title: 'Profile',
              href: `${base}/profile`,
              note: user.email || 'No email address',
            },
            {
              id: 'usage',
              lead: 'Credits',
              title: 'Usage',
              href: `${base}/usage`,
              note: describeUse(user.role, balance),
            },
            {
              id: 'billing',
              lead: 'Plan',
              title: 'Billing',
              href: `${base}/billing`,
              note: describePlan(subscription),
            },
            {
              id: 'trash',
              lead: '30 days',
              title: 'Trash',
              href: '/students/trash',
              note: 'Restore what you deleted',
              quiet: true,
            },
            {
              id: 'about',
              lead: 'Lectern',
              title: 'About',
              href: '/about',
              note: 'What Lectern is and who made it',
              quiet: true,
            },
          ].filter(({ id }) => id !== (user.role === 'teacher' ? 'trash' : 'about'))}
        />
      </PageSection>
    </Stack>
  );
}
