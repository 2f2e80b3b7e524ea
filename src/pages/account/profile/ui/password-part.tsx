import { useUnit } from 'effector-react';
import { $user } from '@/entities/session';
import { StrengthMeter } from '@/entities/new-password';
import { useForm } from '@/shared/lib/form';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { Text } from '@/shared/ui/text';
import { password } from '../model/password';
import { Part } from './part';
import { PartForm } from './part-form';

/** Changes the password. */
export function PasswordPart() {
  const user = useUnit($user);
  const { values, errors, field } = useForm(password);
  return (
    <Part title="Password" note="Changing it signs you out on your other devices.">
      {user?.has_password === false ? (
        <Text size="sm" tone="soft">
          {user.email === ''
            ? 'You sign in with pictures or your card. Your teacher can give you a password.'
            : 'You sign in with Google and have no password. To set one, sign out and choose “Forgot password?” on the login page.'}
        </Text>
      ) : (
        <PartForm form={password} action="Change password">
          <Field label="Current password" error={errors.current} required>
            <PasswordInput {...field('current')} name="current_password" autoComplete="current-password" />
          </Field>
          <div>
            <Field label="New password" error={errors.password} required>
              <PasswordInput {...field('password')} name="new_password" autoComplete="new-password" />
            </Field>
            <StrengthMeter password={values.password} />
          </div>
        </PartForm>
      )}
    </Part>
  );
}
