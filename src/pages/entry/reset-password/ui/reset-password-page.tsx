import { useUnit } from 'effector-react';
import { StrengthMeter } from '@/entities/new-password';
import { useForm } from '@/shared/lib/form';
import { withNext } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { PasswordInput } from '@/shared/ui/password-input';
import { EntryCover, EntryForm } from '@/widgets/entry-cover';
import { $reset, form } from '../model/reset-password';
import * as styles from './reset-password-page.css';

/** The page behind the mailed link: sets a new password. */
export function ResetPasswordPage() {
  const reset = useUnit($reset);
  switch (reset.state) {
    case 'invalid':
      return (
        <EntryCover
          title={reset.title}
          lead="Request a new link to set your password."
          foot={
            <p>
              <Link href="/login" standalone>
                Back to sign in
              </Link>
            </p>
          }
        >
          <Button variant="primary" size="lg" block href="/forgot">
            Send a new link
          </Button>
        </EntryCover>
      );
    case 'saved':
      return (
        <EntryCover title="Password changed" lead="You’re signed out on all devices. Sign in to continue.">
          <Button variant="primary" size="lg" block href={withNext('/login', reset.next)}>
            Sign in
          </Button>
        </EntryCover>
      );
    case 'open':
      return <PasswordForm />;
  }
}

function PasswordForm() {
  const { values, errors, pending, field } = useForm(form);
  return (
    <EntryCover title="Set a new password" lead="Longer is stronger: a few words in a row work well.">
      <EntryForm form={form}>
        <Field look="line" label="New" error={errors.password}>
          <PasswordInput {...field('password')} autoComplete="new-password" />
        </Field>
        <StrengthMeter password={values.password} />
        <Field look="line" label="Again" error={errors.again}>
          <PasswordInput {...field('again')} autoComplete="new-password" />
        </Field>
        <p className={styles.consequence}>This signs you out on all devices.</p>
        <Button type="submit" variant="primary" size="lg" block pending={pending}>
          Save password
        </Button>
      </EntryForm>
    </EntryCover>
  );
}
