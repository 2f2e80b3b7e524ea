import { useUnit } from 'effector-react';
import { MailCheck } from 'lucide-react';
import { clockOf } from '@/shared/lib/delay';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { EntryCover, EntryForm } from '@/widgets/entry-cover';
import { OutboxHint } from '@/widgets/outbox-hint';
import * as forgot from '../model/forgot';
import * as styles from './forgot-page.css';

/** Asks for the link that sets a new password. What it answers does not tell who has an account. */
export function ForgotPage() {
  const [asking, hasOutbox] = useUnit([forgot.$asking, forgot.$hasOutbox]);
  const isSent = asking.state === 'sent' || asking.state === 'resending';
  return (
    <EntryCover
      title={isSent ? 'It’s on its way' : 'Forgot your password?'}
      lead={
        isSent
          ? `If ${asking.email} has an account, the link is there now.`
          : 'Write your e-mail and we’ll send a link to set a new one.'
      }
      foot={
        <p>
          <Link href="/login" standalone>
            Back to sign in
          </Link>
        </p>
      }
      below={isSent && hasOutbox && <OutboxHint />}
    >
      {isSent ? <Sent problem={asking.state === 'sent' ? asking.problem : null} /> : <AddressForm />}
    </EntryCover>
  );
}

function AddressForm() {
  const [asking, email] = useUnit([forgot.$asking, forgot.$email]);
  const [change, submit] = useUnit([forgot.emailChanged, forgot.submitted]);
  return (
    <EntryForm onSubmit={submit}>
      <Field look="line" label="Email" error={asking.state === 'writing' && asking.error}>
        <TextInput type="email" name="email" autoComplete="username" value={email} onChange={change} />
      </Field>
      <div className={styles.send}>
        <SendButton pending={asking.state === 'sending'} words="Send the link" submits />
      </div>
    </EntryForm>
  );
}

function Sent({ problem }: { problem: string | null }) {
  const asking = useUnit(forgot.$asking);
  return (
    <Stack gap={4}>
      {problem ? (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      ) : (
        <Banner tone="ok" icon={MailCheck} urgent>
          The link works once, for one hour. Look in spam if you can’t see it.
        </Banner>
      )}
      <SendButton pending={asking.state === 'resending'} words="Send again" />
    </Stack>
  );
}

type SendButtonProps = { words: string; pending: boolean; submits?: boolean };

/** Sends, or says for how long it cannot yet. */
function SendButton({ words, pending, submits = false }: SendButtonProps) {
  const [secondsLeft, submit] = useUnit([forgot.$secondsLeft, forgot.submitted]);
  const variant = submits ? 'primary' : 'second';
  if (secondsLeft > 0) {
    return (
      <Button variant={variant} size="lg" block disabled>
        {words} in <span className={styles.clock}>{clockOf(secondsLeft)}</span>
      </Button>
    );
  }
  return submits ? (
    <Button type="submit" variant={variant} size="lg" block pending={pending}>
      {words}
    </Button>
  ) : (
    <Button variant={variant} size="lg" block pending={pending} onClick={() => submit()}>
      {words}
    </Button>
  );
}
