import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { classTitle } from '@/entities/class';
import { StrengthMeter } from '@/entities/new-password';
import { AgreeToTerms } from '@/features/agree-to-terms';
import { $challenge, DeferredSecondStep } from '@/features/second-step';
import type { Invitation } from '@/shared/api/invitations';
import { useForm } from '@/shared/lib/form';
import { readNext, withNext } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { PasswordInput } from '@/shared/ui/password-input';
import { TextInput } from '@/shared/ui/text-input';
import { EntryCover, EntryForm } from '@/widgets/entry-cover';
import { DeferredGoogleSignIn } from '@/widgets/google-sign-in';
import { $googleClientId, $invitation, $terms, form } from '../model/register';
import * as styles from './register-page.css';
import { RoleChoice } from './role-choice';

const leadFor = ({ role, class: face, teacher }: Invitation): string =>
  role === 'student'
    ? `Then you join ${classTitle(face)} of ${teacher.name}.`
    : `Then you teach ${classTitle(face)} with ${teacher.name}, without a plan of your own.`;

/** Creates an account for a teacher or a student. */
export function RegisterPage() {
  const next = readNext(useLocation().search);
  const { values, errors, pending, change, field } = useForm(form);
  const { google, challenge, terms, invitation } = useUnit({
    google: $googleClientId,
    challenge: $challenge,
    terms: $terms,
    invitation: $invitation,
  });
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
      lead={invitation ? leadFor(invitation) : 'You can choose a plan later.'}
      foot={
        <>
          <p>
            Have an account?{' '}
            <Link href={withNext('/login', next)} standalone>
              Sign in
            </Link>
          </p>
          {google && terms && (
            <DeferredGoogleSignIn clientId={google} terms={terms} suggested={values.role} />
          )}
        </>
      }
    >
      <EntryForm form={form}>
        {invitation ? null : <RoleChoice {...field('role')} />}
        <div className={styles.names}>
          <Field look="line" label="First" error={errors.first_name}>
            <TextInput autoComplete="given-name" maxLength={80} {...field('first_name')} />
          </Field>
          <Field look="line" label="Last" error={errors.last_name} optional>
            <TextInput autoComplete="family-name" maxLength={80} {...field('last_name')} />
          </Field>
        </div>
        <Field
          look="line"
          label="Email"
          error={errors.email}
          help={invitation ? 'The invitation was sent here, so no other email follows.' : undefined}
        >
          <TextInput
            type="email"
            autoComplete="username"
            readOnly={invitation !== null}
            {...field('email')}
          />
        </Field>
        <Field look="line" label="Password" error={errors.password}>
          <PasswordInput autoComplete="new-password" {...field('password')} />
        </Field>
        <StrengthMeter password={values.password} />
        <div className={styles.terms}>
          <AgreeToTerms
            terms={terms}
            checked={values.terms}
            onChange={(agreed) => change({ terms: agreed })}
            error={errors.terms}
          />
        </div>
        <div className={styles.send}>
          <Button type="submit" variant="primary" size="lg" block pending={pending}>
            Create account
          </Button>
        </div>
      </EntryForm>
    </EntryCover>
  );
}
