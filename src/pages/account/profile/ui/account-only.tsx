import { useUnit } from 'effector-react';
import { $user } from '@/entities/session';
import { withNext } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { LegalLinks } from '@/shared/ui/legal-links';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { DataPart } from './data-part';
import { sheet } from './part.css';
import { PasswordPart } from './password-part';
import { SecondFactorPart } from './second-factor-part';

/** What every user can do with their account, also before verification, onboarding or a plan. */
export function AccountOnly() {
  const user = useUnit($user);
  if (!user)
    return (
      <EmptyState
        level={1}
        title="Sign in to see your account"
        action={
          <Button variant="primary" href={withNext('/login', '/plans/account')}>
            Sign in
          </Button>
        }
      >
        You can download your data or delete your account without a plan.
      </EmptyState>
    );
  return (
    <Stack gap={8}>
      <PageHeader title="Your account" lead={`Signed in as ${user.email}. You need no plan for this.`} />
      <div className={sheet}>
        <PasswordPart />
        {user.email_verified && <SecondFactorPart />}
        <DataPart />
      </div>
      <LegalLinks />
    </Stack>
  );
}
