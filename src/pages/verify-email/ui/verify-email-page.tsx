import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/skeleton';
import { EntryCover } from '@/widgets/entry-cover';
import { $verification, retryAsked } from '../model/verify-email';
import { NewLink } from './new-link';

/** Where the link of the mail leads: whether it held, and what to do if it did not. */
export function VerifyEmailPage() {
  const [verification, retry] = useUnit([$verification, retryAsked]);
  switch (verification.state) {
    case 'verifying':
      return (
        <EntryCover title="One moment" lead="We are looking at your link.">
          <Skeleton lines={2} label="Verifying" />
        </EntryCover>
      );
    case 'verified':
      return (
        <EntryCover title="That’s you" lead={`${verification.email} is verified.`}>
          <Button variant="primary" size="lg" block href="/">
            Go on to Lectern
          </Button>
        </EntryCover>
      );
    case 'refused':
      return (
        <EntryCover
          title="This link is closed"
          lead={verification.reason}
          foot={
            <p>
              Verified already?{' '}
              <Link href="/login" standalone>
                Sign in
              </Link>
            </p>
          }
        >
          <NewLink />
        </EntryCover>
      );
    case 'unreachable':
      return (
        <EntryCover title="We couldn’t look" lead={verification.reason}>
          <Button variant="primary" size="lg" block onClick={() => retry()}>
            Try again
          </Button>
        </EntryCover>
      );
  }
}
