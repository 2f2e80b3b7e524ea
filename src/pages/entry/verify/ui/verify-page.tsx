import { useUnit } from 'effector-react';
import { $user, logoutRequested } from '@/entities/session';
import { clockOf } from '@/shared/lib/clock';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EntryCover } from '@/widgets/entry-cover';
import { OutboxHint } from '@/widgets/outbox-hint';
import * as another from '../model/another-address';
import * as verify from '../model/verify';
import { AnotherAddress } from './another-address';
import * as styles from './verify-page.css';

/** For a signed-in user whose email is not verified yet. */
export function VerifyPage() {
  const { user, hasOutbox, isChanging, sentTo } = useUnit({
    user: $user,
    hasOutbox: verify.$hasOutbox,
    isChanging: another.$isOpen,
    sentTo: another.$sentTo,
  });
  return (
    <EntryCover
      title={isChanging ? 'Use another address' : 'Check your email'}
      lead={
        isChanging
          ? 'We’ll send the link there. The address changes when you open it.'
          : `We sent a link to ${sentTo ?? user?.email ?? 'your address'}. It works once, for 24 hours.`
      }
      foot={!isChanging && <Foot />}
      below={hasOutbox && <OutboxHint />}
    >
      {isChanging ? <AnotherAddress /> : <Waiting canResend={sentTo === null} />}
    </EntryCover>
  );
}

function Foot() {
  const [change, signOut] = useUnit([another.anotherAddressRequested, logoutRequested]);
  return (
    <div className={styles.foot}>
      <Button variant="quiet" onClick={() => change()}>
        Use another address
      </Button>
      <Button variant="quiet" onClick={() => signOut()}>
        Sign out
      </Button>
    </div>
  );
}

/** `canResend`: the link to another address is sent again with that form, because it needs the password. */
function Waiting({ canResend }: { canResend: boolean }) {
  const { outcome, checking } = useUnit({ outcome: verify.$outcome, checking: verify.$checking });
  const check = useUnit(verify.checkRequested);
  return (
    <>
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
      {canResend && <SendAgain />}
    </>
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
