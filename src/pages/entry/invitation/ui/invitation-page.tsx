import { useUnit } from 'effector-react';
import type { ComponentProps } from 'react';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/skeleton';
import { EntryCover } from '@/widgets/entry-cover';
import * as model from '../model/invitation';
import { InvalidInvitation } from './invalid-invitation';
import { ValidInvitation } from './valid-invitation';

/** The page behind the link of an invitation: shows the class and lets the student join. */
export function InvitationPage() {
  const [state, retry] = useUnit([model.$state, model.retryRequested]);
  switch (state.state) {
    case 'loading':
    case 'accepted':
      return (
        <EntryCover title="One moment" lead="Loading your invitation.">
          <Skeleton lines={4} label="Loading the invitation" />
        </EntryCover>
      );
    case 'shown':
      return <Known {...state} />;
    case 'accepting':
      return <ValidInvitation {...state} problem={null} />;
    case 'invalid':
      return (
        <EntryCover
          title={state.title}
          lead="Open the link from the email again, or ask your teacher for a new one."
          foot={
            <p>
              Already in a class?{' '}
              <Link href="/login" standalone>
                Sign in
              </Link>
            </p>
          }
        >
          <Button variant="primary" size="lg" block href="/">
            Go to the home page
          </Button>
        </EntryCover>
      );
    case 'unreachable':
      return (
        <EntryCover title="We couldn’t load the invitation" lead={state.reason}>
          <Button variant="primary" size="lg" block onClick={() => retry()}>
            Try again
          </Button>
        </EntryCover>
      );
  }
}

function Known({ invitation, hasAccount, problem }: ComponentProps<typeof ValidInvitation>) {
  return invitation.state === 'valid' ? (
    <ValidInvitation invitation={invitation} hasAccount={hasAccount} problem={problem} />
  ) : (
    <InvalidInvitation invitation={invitation} state={invitation.state} />
  );
}
