import { useUnit } from 'effector-react';
import { useForm } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { TextInput } from '@/shared/ui/text-input';
import { EntryForm } from '@/widgets/entry-cover';
import * as another from '../model/another-address';
import * as styles from './verify-page.css';

/** Sends the link to another address, for a user who mistyped the first one. */
export function AnotherAddress() {
  const { errors, pending, field } = useForm(another.form);
  const cancel = useUnit(another.anotherAddressCancelled);
  return (
    <EntryForm form={another.form}>
      <Field look="line" label="Email" error={errors.email}>
        <TextInput {...field('email')} type="email" autoComplete="email" />
      </Field>
      <Field look="line" label="Password" error={errors.password}>
        <PasswordInput {...field('password')} autoComplete="current-password" />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" block pending={pending}>
          Send the link
        </Button>
        <Button variant="quiet" block onClick={() => cancel()}>
          Cancel
        </Button>
      </div>
    </EntryForm>
  );
}
