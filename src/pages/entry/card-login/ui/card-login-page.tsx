import { useUnit } from 'effector-react';
import { $challenge, DeferredSecondStep } from '@/features/second-step';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { EntryCover } from '@/widgets/entry-cover';
import * as model from '../model/card-login';

/** The page behind the code on a student's card: it signs the student in. */
export function CardLoginPage() {
  const [card, challenge] = useUnit([model.$card, $challenge]);
  const on = useUnit({ confirm: model.otherUserConfirmed, retry: model.retryRequested });
  if (challenge !== null) {
    return (
      <EntryCover title="Sign in" lead="One more step.">
        <DeferredSecondStep />
      </EntryCover>
    );
  }
  switch (card.state) {
    case 'reading':
    case 'signingIn':
      return (
        <EntryCover title="One moment" lead="Signing you in.">
          <Skeleton lines={2} label="Signing in" />
        </EntryCover>
      );
    case 'asking':
      return (
        <EntryCover title="Use this card?" lead={`${card.name} is signed in on this device.`}>
          <Stack gap={3}>
            <Button variant="primary" size="lg" block onClick={() => on.confirm()}>
              Sign in with the card
            </Button>
            <Button size="lg" block href="/">
              Go on as {card.name}
            </Button>
          </Stack>
        </EntryCover>
      );
    case 'unreachable':
      return (
        <EntryCover title="You’re not signed in yet" lead={card.reason}>
          <Button variant="primary" size="lg" block onClick={() => on.retry()}>
            Try again
          </Button>
        </EntryCover>
      );
    case 'refused':
    case 'empty':
      return (
        <EntryCover
          title={card.state === 'refused' ? 'This card no longer works' : 'Scan your card again'}
          lead={card.state === 'refused' ? 'Ask your teacher for a new one.' : 'This link has lost its end.'}
          foot={
            <p>
              You know your password?{' '}
              <Link href="/login/class" standalone>
                Sign in with your class code
              </Link>
            </p>
          }
        >
          {null}
        </EntryCover>
      );
  }
}
