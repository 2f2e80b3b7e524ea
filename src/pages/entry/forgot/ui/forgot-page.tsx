import { useUnit } from 'effector-react';
import { MailCheck } from 'lucide';
import { clockOf } from '@/shared/lib/clock';
import { useForm } from '@/shared/lib/form';
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

/** Sends the link to set a new password. The answer does not reveal whether the address has an account. */
export function ForgotPage() {
  const [sentTo, hasOutbox] = useUnit([forgot.$sentTo, forgot.$hasOutbox]);
  return (
    <EntryCover
      title={sentTo === null ? 'Forgot your password?' : 'Check your email'}
      lead={
        sentTo === null
          ? 'Enter your email and we’ll send you a link to set a new one.'
          : `If ${sentTo} has an account, the link is in its inbox.`
      }
      foot={
        <p>
          <Link href="/login" standalone>
            Back to sign in
          </Link>
        </p>
      }
      below={sentTo !== null && hasOutbox && <OutboxHint />}
    >
      {sentTo === null ? <AddressForm /> : <Sent />}
    </EntryCover>
  );
}

function AddressForm() {
  const { errors, pending, field } = useForm(forgot.form);
  const secondsLeft = useUnit(forgot.$secondsLeft);
  return (
    <EntryForm form={forgot.form}>
      <Field look="line" label="Email" error={errors.email}>
        <TextInput {...field('email')} type="email" autoComplete="username" />
      </Field>
      <div className={styles.send}>
        {secondsLeft > 0 ? (
          <Button variant="primary" size="lg" block disabled>
            Send the link in <span className={styles.clock}>{clockOf(secondsLeft)}</span>
          </Button>
        ) : (
          <Button type="submit" variant="primary" size="lg" block pending={pending}>
            Send the link
          </Button>
        )}
      </div>
    </EntryForm>
  );
}

function Sent() {
  const { problem, secondsLeft, pending } = useUnit({
    problem: forgot.$resendProblem,
    secondsLeft: forgot.$secondsLeft,
    pending: forgot.$isResending,
  });
  const resend = useUnit(forgot.resendRequested);
  return (
    <Stack gap={4}>
      {problem === null ? (
        <Banner tone="ok" icon={MailCheck} urgent>
          The link works once, for one hour. Check your spam folder if you can’t find it.
        </Banner>
      ) : (
        <Banner tone="danger" urgent>
          {problem}
        </Banner>
      )}
      {secondsLeft > 0 ? (
        <Button size="lg" block disabled>
          Send again in <span className={styles.clock}>{clockOf(secondsLeft)}</span>
        </Button>
      ) : (
        <Button size="lg" block pending={pending} onClick={() => resend()}>
          Send again
        </Button>
      )}
    </Stack>
  );
}
