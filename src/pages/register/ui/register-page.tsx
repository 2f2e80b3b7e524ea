import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { StrengthMeter } from '@/features/new-password';
import { readNext, withNext } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { PasswordInput } from '@/shared/ui/password-input';
import { TextInput } from '@/shared/ui/text-input';
import { EntryCover, EntryForm } from '@/widgets/entry-cover';
import { LateGoogleSignIn } from '@/widgets/google-sign-in';
import * as register from '../model/register';
import * as styles from './register-page.css';
import { RoleChoice } from './role-choice';

/** Makes an account, for a teacher or a student. */
export function RegisterPage() {
  const next = readNext(useLocation().search);
  const { form, errors, pending, google } = useUnit({
    form: register.$form,
    errors: register.$errors,
    pending: register.$pending,
    google: register.$googleClientId,
  });
  const on = useUnit({ role: register.roleChosen, field: register.fieldChanged, submit: register.submitted });
  const bind = (field: register.TextField) => ({
    name: field,
    value: form[field],
    onChange: (value: string) => on.field({ field, value }),
  });
  return (
    <EntryCover
      title="Make an account"
      lead="A plan starts when you choose one."
      foot={
        <>
          <p>
            Been here before?{' '}
            <Link href={withNext('/login', next)} standalone>
              Sign in
            </Link>
          </p>
          {google && <LateGoogleSignIn clientId={google} suggested={form.role} />}
        </>
      }
    >
      <EntryForm problem={errors.form} onSubmit={on.submit}>
        <RoleChoice value={form.role} onChange={on.role} />
        <div className={styles.names}>
          <Field look="line" label="First" error={errors.first_name}>
            <TextInput autoComplete="given-name" maxLength={80} {...bind('first_name')} />
          </Field>
          <Field look="line" label="Last" error={errors.last_name}>
            <TextInput autoComplete="family-name" maxLength={80} {...bind('last_name')} />
          </Field>
        </div>
        <Field look="line" label="Email" error={errors.email}>
          <TextInput type="email" autoComplete="username" {...bind('email')} />
        </Field>
        <Field look="line" label="Password" error={errors.password}>
          <PasswordInput autoComplete="new-password" {...bind('password')} />
        </Field>
        <StrengthMeter password={form.password} />
        <div className={styles.send}>
          <Button type="submit" variant="primary" size="lg" block pending={pending}>
            Make my account
          </Button>
        </div>
      </EntryForm>
    </EntryCover>
  );
}
