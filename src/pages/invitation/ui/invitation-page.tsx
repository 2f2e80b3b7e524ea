import { useUnit } from 'effector-react';
import type { Invitation } from '@/shared/api/invitations';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/skeleton';
import { EntryCover } from '@/widgets/entry-cover';
import * as model from '../model/invitation';
import { ClosedInvitation } from './closed-invitation';
import { OpenInvitation } from './open-invitation';

/** Where the link of an invitation leads: whose class it is, and the way in. */
export function InvitationPage() {
  const [state, retry] = useUnit([model.$state, model.retryAsked]);
  switch (state.state) {
    case 'loading':
    case 'accepted':
      return (
        <EntryCover title="One moment" lead="We are looking at your invitation.">
          <Skeleton lines={4} label="Loading the invitation" />
        </EntryCover>
      );
    case 'shown':
      return <Known invitation={state.invitation} problem={state.problem} />;
    case 'accepting':
      return <OpenInvitation invitation={state.invitation} problem={null} />;
    case 'refused':
      return (
        <EntryCover
          title="This link is closed"
          lead={state.reason}
          foot={
            <p>
              In a class already?{' '}
              <Link href="/login" standalone>
                Sign in
              </Link>
            </p>
          }
        >
          <p>Open the link from the mail once more, or ask your teacher to invite you again.</p>
        </EntryCover>
      );
    case 'unreachable':
      return (
        <EntryCover title="We couldn’t look" lead={state.reason}>
          <Button variant="primary" size="lg" block onClick={() => retry()}>
            Try again
          </Button>
        </EntryCover>
      );
  }
}

function Known({ invitation, problem }: { invitation: Invitation; problem: string | null }) {
  return invitation.state === 'valid' ? (
    <OpenInvitation invitation={invitation} problem={problem} />
  ) : (
    <ClosedInvitation invitation={invitation} state={invitation.state} />
  );
}
