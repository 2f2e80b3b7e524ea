import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { readNext, withNext } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { PasswordInput } from '@/shared/ui/password-input';
import { TextInput } from '@/shared/ui/text-input';
import { EntryCover, EntryForm } from '@/widgets/entry-cover';
import { LateGoogleSignIn } from '@/widgets/google-sign-in';
import * as login from '../model/login';
import { DemoAccounts } from './demo-accounts';
import { options } from './login-page.css';

/** The front of the book: sign in. */
export function LoginPage() {
  const next = readNext(useLocation().search);
  const { form, errors, pending, accounts, google } = useUnit({
    form: login.$form,
    errors: login.$errors,
    pending: login.$pending,
    accounts: login.$demoAccounts,
    google: login.$googleClientId,
  });
  const on = useUnit({
    email: login.emailChanged,
    password: login.passwordChanged,
    remember: login.rememberChanged,
    submit: login.submitted,
    demo: login.demoChosen,
  });
  return (
    <EntryCover
      look="book"
      title="Lectern"
      lead="This book belongs to"
      foot={
        <>
          <p>
            First time here?{' '}
            <Link href={withNext('/register', next)} standalone>
              Make an account
            </Link>
          </p>
          {google && <LateGoogleSignIn clientId={google} />}
        </>
      }
      below={accounts.length > 0 && <DemoAccounts accounts={accounts} onChoose={on.demo} />}
    >
      <EntryForm problem={errors.form} onSubmit={on.submit}>
        <Field look="line" label="Email" error={errors.email}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            value={form.email}
            onChange={on.email}
          />
        </Field>
        <Field look="line" label="Password" error={errors.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={form.password}
            onChange={on.password}
          />
        </Field>
        <div className={options}>
          <Checkbox name="remember" checked={form.remember} onChange={on.remember}>
            Keep me signed in
          </Checkbox>
          <Link href="/forgot" standalone>
            Forgot password?
          </Link>
        </div>
        <Button type="submit" variant="primary" size="lg" block pending={pending}>
          Sign in
        </Button>
      </EntryForm>
    </EntryCover>
  );
}
