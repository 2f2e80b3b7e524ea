import { useUnit } from 'effector-react';
import { $user, logoutRequested } from '@/entities/session';
import { clockOf } from '@/shared/lib/clock';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EntryCover } from '@/widgets/entry-cover';
import { OutboxHint } from '@/widgets/outbox-hint';
import * as verify from '../model/verify';
import * as styles from './verify-page.css';

/** For a signed-in user whose email is not verified yet. */
export function VerifyPage() {
  const { user, outcome, checking, hasOutbox } = useUnit({
    user: $user,
    outcome: verify.$outcome,
    checking: verify.$checking,
    hasOutbox: verify.$hasOutbox,
  });
  const [check, signOut] = useUnit([verify.checkRequested, logoutRequested]);
  return (
    <EntryCover
      title="Check your email"
      lead={`We sent a link to ${user?.email ?? 'your address'}. It works once, for 24 hours.`}
      foot={
        <Button variant="quiet" onClick={() => signOut()}>
          Sign out
        </Button>
      }
      below={hasOutbox && <OutboxHint />}
    >
      {outcome && (
        <div className={styles.outcome}>
          <Banner tone={outcome.tone} urgent>
            {outcome.text}
          </Banner>
        </div>
      )}
      <Button variant="primary" size="lg" block pending={checking} onClick={() => check()}>
        I’ve opened the link
      </Button>
      <SendAgain />
    </EntryCover>
  );
}

function SendAgain() {
  const [secondsLeft, resending, resend] = useUnit([
    verify.$secondsLeft,
    verify.$resending,
    verify.resendRequested,
  ]);
  return (
    <p className={styles.again}>
      No email yet?{' '}
      {secondsLeft > 0 ? (
        <span>
          Send again in <b className={styles.clock}>{clockOf(secondsLeft)}</b>
        </span>
      ) : (
        <Button variant="soft" size="sm" pending={resending} onClick={() => resend()}>
          Send again
        </Button>
      )}
    </p>
  );
}
