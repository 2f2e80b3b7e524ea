import { useUnit } from 'effector-react';
import { MailCheck } from 'lucide-react';
import { $user } from '@/entities/session';
import { Banner } from '@/shared/ui/banner';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { PasswordInput } from '@/shared/ui/password-input';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { $awaited, email } from '../model/email';
import { Part } from './part';
import { PartForm } from './part-form';

/** The address that signs in. A new one holds once its link was opened. */
export function EmailPart() {
  const { user, awaited, values, status, change, submit } = useUnit({
    user: $user,
    awaited: $awaited,
    values: email.$values,
    status: email.$status,
    change: email.changed,
    submit: email.submitted,
  });
  if (!user) return null;
  const errors = status.state === 'editing' ? status.errors : {};
  return (
    <Part title="E-mail" note="You sign in with it, and our mails go there.">
      <Text>
        Now it is <strong>{user.email}</strong>.
      </Text>
      {awaited && (
        <Banner tone="ok" icon={MailCheck} urgent>
          We sent a link to {awaited}. Open it there, and that address takes over. Until then nothing changes.
        </Banner>
      )}
      {user.has_password ? (
        <PartForm
          action="Send the link"
          problem={errors.form}
          pending={status.state === 'saving'}
          onSubmit={submit}
        >
          <Field label="New e-mail" error={errors.email} required>
            <TextInput
              type="email"
              name="new_email"
              autoComplete="email"
              value={values.email}
              onChange={(address) => change({ email: address })}
            />
          </Field>
          <Field label="Your password" error={errors.password} required>
            <PasswordInput
              name="password_for_email"
              autoComplete="current-password"
              value={values.password}
              onChange={(password) => change({ password })}
            />
          </Field>
        </PartForm>
      ) : (
        <Text size="sm" tone="soft">
          You sign in with Google. <Link href="/forgot">Set a password</Link> first to use another address.
        </Text>
      )}
    </Part>
  );
}
