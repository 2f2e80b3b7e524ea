import { useUnit } from 'effector-react';
import { $user } from '@/entities/session';
import { StrengthMeter } from '@/features/new-password';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { Text } from '@/shared/ui/text';
import { password } from '../model/password';
import { Part } from './part';
import { PartForm } from './part-form';

/** A new password for the old one. */
export function PasswordPart() {
  const { user, values, status, change, submit } = useUnit({
    user: $user,
    values: password.$values,
    status: password.$status,
    change: password.changed,
    submit: password.submitted,
  });
  const errors = status.state === 'editing' ? status.errors : {};
  return (
    <Part title="Password" note="A new one signs you out everywhere else.">
      {user?.has_password === false ? (
        <Text size="sm" tone="soft">
          You sign in with Google and have no password here. To have one, sign out and choose “Forgot
          password?” on the first page.
        </Text>
      ) : (
        <PartForm
          action="Change my password"
          problem={errors.form}
          pending={status.state === 'saving'}
          onSubmit={submit}
        >
          <Field label="Password now" error={errors.current} required>
            <PasswordInput
              name="current_password"
              autoComplete="current-password"
              value={values.current}
              onChange={(current) => change({ current })}
            />
          </Field>
          <div>
            <Field label="New password" error={errors.password} required>
              <PasswordInput
                name="new_password"
                autoComplete="new-password"
                value={values.password}
                onChange={(next) => change({ password: next })}
              />
            </Field>
            <StrengthMeter password={values.password} />
          </div>
        </PartForm>
      )}
    </Part>
  );
}
