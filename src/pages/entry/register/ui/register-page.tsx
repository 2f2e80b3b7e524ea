import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { StrengthMeter } from '@/entities/new-password';
import { $challenge, DeferredSecondStep } from '@/features/second-step';
import { useForm } from '@/shared/lib/form';
import { readNext, withNext } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { PasswordInput } from '@/shared/ui/password-input';
import { TextInput } from '@/shared/ui/text-input';
import { EntryCover, EntryForm } from '@/widgets/entry-cover';
import { DeferredGoogleSignIn } from '@/widgets/google-sign-in';
import { $googleClientId, form } from '../model/register';
import * as styles from './register-page.css';
import { RoleChoice } from './role-choice';

/** Creates an account for a teacher or a student. */
export function RegisterPage() {
  const next = readNext(useLocation().search);
  const { values, errors, pending, field } = useForm(form);
  const [google, challenge] = useUnit([$googleClientId, $challenge]);
  // Google knows the account already, and it has a second factor.
  if (challenge)
    return (
      <EntryCover title="Sign in" lead="You have an account.">
        <DeferredSecondStep />
      </EntryCover>
    );
  return (
    <EntryCover
      title="Create an account"
      lead="You can choose a plan later."
      foot={
        <>
          <p>
            Have an account?{' '}
            <Link href={withNext('/login', next)} standalone>
              Sign in
            </Link>
          </p>
          {google && <DeferredGoogleSignIn clientId={google} suggested={values.role} />}
        </>
      }
    >
      <EntryForm form={form}>
        <RoleChoice {...field('role')} />
        <div className={styles.names}>
          <Field look="line" label="First" error={errors.first_name}>
            <TextInput autoComplete="given-name" maxLength={80} {...field('first_name')} />
          </Field>
          <Field look="line" label="Last" error={errors.last_name} optional>
            <TextInput autoComplete="family-name" maxLength={80} {...field('last_name')} />
          </Field>
        </div>
        <Field look="line" label="Email" error={errors.email}>
          <TextInput type="email" autoComplete="username" {...field('email')} />
        </Field>
        <Field look="line" label="Password" error={errors.password}>
          <PasswordInput autoComplete="new-password" {...field('password')} />
        </Field>
        <StrengthMeter password={values.password} />
        <div className={styles.send}>
          <Button type="submit" variant="primary" size="lg" block pending={pending}>
            Create account
          </Button>
        </div>
      </EntryForm>
    </EntryCover>
  );
}
