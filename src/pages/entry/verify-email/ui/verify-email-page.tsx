import { useUnit } from 'effector-react';
import { withNext } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/skeleton';
import { EntryCover } from '@/widgets/entry-cover';
import { $verification, retryRequested } from '../model/verify-email';
import { NewLink } from './new-link';

/** The page behind the mailed link: the result of verifying, and what to do when it failed. */
export function VerifyEmailPage() {
  const [verification, retry] = useUnit([$verification, retryRequested]);
  switch (verification.state) {
    case 'verifying':
      return (
        <EntryCover title="One moment" lead="Verifying your email.">
          <Skeleton lines={2} label="Verifying" />
        </EntryCover>
      );
    case 'verified':
      return (
        <EntryCover title="You’re all set" lead={`${verification.email} is verified.`}>
          <Button variant="primary" size="lg" block href={withNext('/login', verification.next)}>
            Continue to Lectern
          </Button>
        </EntryCover>
      );
    case 'invalid':
      return (
        <EntryCover
          title={verification.title}
          lead="Enter your email and we’ll send you a new one."
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
        <EntryCover title="We couldn’t verify your email" lead={verification.reason}>
          <Button variant="primary" size="lg" block onClick={() => retry()}>
            Try again
          </Button>
        </EntryCover>
      );
  }
}
