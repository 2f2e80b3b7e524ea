import { useUnit } from 'effector-react';
import { MailCheck } from 'lucide';
import { $user } from '@/entities/session';
import { useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { PasswordInput } from '@/shared/ui/password-input';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { $unconfirmed, email } from '../model/email';
import { Part } from './part';
import { PartForm } from './part-form';

/** The email address of the account. A new one applies after its link was opened. */
export function EmailPart() {
  const [user, unconfirmed] = useUnit([$user, $unconfirmed]);
  const { errors, field } = useForm(email);
  if (!user) return null;
  return (
    <Part title="Email" note="You sign in with it, and we write to it.">
      {user.email === '' ? (
        <Text>
          You have no email address: you sign in with your class code, or with your card. To add one, your
          profile needs a birth date of 13 years or more.
        </Text>
      ) : (
        <Text>
          Your email is <strong>{user.email}</strong>.
        </Text>
      )}
      {unconfirmed && (
        <Banner tone="ok" icon={MailCheck} urgent>
          We sent a link to {unconfirmed}. Open it to start using that address. Until then, nothing changes.
        </Banner>
      )}
      {user.has_password ? (
        <PartForm form={email} action="Send the link">
          <Field label={user.email === '' ? 'Your email' : 'New email'} error={errors.email} required>
            <TextInput {...field('email')} name="new_email" type="email" autoComplete="email" />
          </Field>
          <Field label="Your password" error={errors.password} required>
            <PasswordInput {...field('password')} name="password_for_email" autoComplete="current-password" />
          </Field>
        </PartForm>
      ) : user.email === '' ? (
        <Text size="sm" tone="soft">
          Ask your teacher for a password first: you confirm the address with it.
        </Text>
      ) : (
        <Text size="sm" tone="soft">
          You sign in with Google. <Link href="/forgot">Set a password</Link> first to change your email.
        </Text>
      )}
    </Part>
  );
}
