import { useUnit } from 'effector-react';
import { StrengthMeter } from '@/features/new-password';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { PasswordInput } from '@/shared/ui/password-input';
import { EntryCover, EntryForm } from '@/widgets/entry-cover';
import * as model from '../model/reset-password';
import type { ResetErrors } from '../model/transitions';
import * as styles from './reset-password-page.css';

/** Where the link of the mail leads: a new password for the account. */
export function ResetPasswordPage() {
  const reset = useUnit(model.$reset);
  switch (reset.state) {
    case 'refused':
      return (
        <EntryCover
          title="This link is closed"
          lead={reset.reason}
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
        <EntryCover
          title="Your new password is set"
          lead="You were signed out everywhere. Sign in with it now."
        >
          <Button variant="primary" size="lg" block href="/login">
            Sign in
          </Button>
        </EntryCover>
      );
    case 'writing':
      return <PasswordForm errors={reset.errors} saving={false} />;
    case 'saving':
      return <PasswordForm errors={{}} saving />;
  }
}

function PasswordForm({ errors, saving }: { errors: ResetErrors; saving: boolean }) {
  const form = useUnit(model.$form);
  const on = useUnit({
    password: model.passwordChanged,
    again: model.againChanged,
    submit: model.submitted,
  });
  return (
    <EntryCover title="Set a new password" lead="Longer is stronger: a few words in a row will do.">
      <EntryForm problem={errors.form} onSubmit={on.submit}>
        <Field look="line" label="New" error={errors.password}>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            value={form.password}
            onChange={on.password}
          />
        </Field>
        <StrengthMeter password={form.password} />
        <Field look="line" label="Again" error={errors.again}>
          <PasswordInput name="again" autoComplete="new-password" value={form.again} onChange={on.again} />
        </Field>
        <p className={styles.consequence}>You’ll be signed out everywhere.</p>
        <Button type="submit" variant="primary" size="lg" block pending={saving}>
          Save my password
        </Button>
      </EntryForm>
    </EntryCover>
  );
}
