import { useUnit } from 'effector-react';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Field } from '@/shared/ui/field';
import { PasswordInput } from '@/shared/ui/password-input';
import { TextInput } from '@/shared/ui/text-input';
import {
  $deletion,
  $provesByPassword,
  deletionCancelled,
  deletionConfirmed,
  proofChanged,
} from '../model/deletion';

/** Asks once more, and for the proof that the account's owner asks. */
export function DeleteDialog() {
  const [deletion, byPassword] = useUnit([$deletion, $provesByPassword]);
  const on = useUnit({ cancel: deletionCancelled, change: proofChanged, confirm: deletionConfirmed });
  const proof = deletion.state === 'closed' ? '' : deletion.proof;
  const error = deletion.state === 'asking' ? deletion.error : null;
  return (
    <ConfirmDialog
      open={deletion.state !== 'closed'}
      pending={deletion.state === 'deleting'}
      onConfirm={on.confirm}
      onCancel={on.cancel}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          on.confirm();
        }}
      >
        {byPassword ? (
          <Field label="Your password" error={error} required>
            <PasswordInput
              name="password_to_delete"
              autoComplete="current-password"
              value={proof}
              onChange={on.change}
            />
          </Field>
        ) : (
          <Field label="Your e-mail" error={error} required>
            <TextInput type="email" name="email_to_delete" value={proof} onChange={on.change} />
          </Field>
        )}
      </form>
    </ConfirmDialog>
  );
}
