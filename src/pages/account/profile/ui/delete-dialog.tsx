import { useUnit } from 'effector-react';
import { FormElement, useForm } from '@/shared/lib/form';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { TextInput } from '@/shared/ui/text-input';
import { $isDeletionOpen, deletion, deletionCancelled } from '../model/deletion';

/** Asks for confirmation, with the password or the email as proof. */
export function DeleteDialog() {
  const isOpen = useUnit($isDeletionOpen);
  const { values, errors, pending, field } = useForm(deletion);
  const on = useUnit({ cancel: deletionCancelled, confirm: deletion.submitted });
  const error = errors.proof ?? errors.form;
  return (
    <ConfirmDialog open={isOpen} pending={pending} onConfirm={on.confirm} onCancel={on.cancel}>
      <FormElement form={deletion}>
        {values.confirmBy === 'password' ? (
          <Field label="Your password" error={error} required>
            <PasswordInput {...field('proof')} name="password_to_delete" autoComplete="current-password" />
          </Field>
        ) : (
          <Field label="Your email" error={error} required>
            <TextInput {...field('proof')} name="email_to_delete" type="email" />
          </Field>
        )}
      </FormElement>
    </ConfirmDialog>
  );
}
