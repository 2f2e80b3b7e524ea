import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { $challenge, DeferredSecondStep } from '@/features/second-step';
import { useForm } from '@/shared/lib/form';
import { readNext, withNext } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { PasswordInput } from '@/shared/ui/password-input';
import { TextInput } from '@/shared/ui/text-input';
import { EntryCover, EntryForm } from '@/widgets/entry-cover';
import { DeferredGoogleSignIn } from '@/widgets/google-sign-in';
import * as login from '../model/login';
import { DemoAccounts } from './demo-accounts';
import { options } from './login-page.css';

export function LoginPage() {
  const next = readNext(useLocation().search);
  const { values, errors, pending, change, field } = useForm(login.form);
  const { accounts, google, terms, challenge } = useUnit({
    accounts: login.$demoAccounts,
    google: login.$googleClientId,
    terms: login.$terms,
    challenge: $challenge,
  });
  const choose = useUnit(login.demoChosen);
  return (
    <EntryCover
      look="book"
      title="Lectern"
      lead="This book belongs to"
      foot={
        challenge === null && (
          <>
            <p>
              First time here?{' '}
              <Link href={withNext('/register', next)} standalone>
                Create an account
              </Link>
            </p>
            <p>
              No email?{' '}
              <Link href="/login/class" standalone>
                Sign in with your class code
              </Link>
            </p>
            {google && terms && <DeferredGoogleSignIn clientId={google} terms={terms} />}
          </>
        )
      }
      below={
        accounts.length > 0 && challenge === null && <DemoAccounts accounts={accounts} onChoose={choose} />
      }
    >
      {challenge ? (
        <DeferredSecondStep />
      ) : (
        <EntryForm form={login.form}>
          <Field look="line" label="Email" error={errors.email}>
            <TextInput {...field('email')} type="email" autoComplete="username" />
          </Field>
          <Field look="line" label="Password" error={errors.password}>
            <PasswordInput {...field('password')} autoComplete="current-password" />
          </Field>
          <div className={options}>
            <Checkbox name="remember" checked={values.remember} onChange={(remember) => change({ remember })}>
              Keep me signed in
            </Checkbox>
            <Link href={withNext('/forgot', next)} standalone>
              Forgot password?
            </Link>
          </div>
          <Button type="submit" variant="primary" size="lg" block pending={pending}>
            Sign in
          </Button>
        </EntryForm>
      )}
    </EntryCover>
  );
}
