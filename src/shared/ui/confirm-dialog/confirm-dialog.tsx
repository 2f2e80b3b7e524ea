import type { ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';

export type ConfirmDialogProps = {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called when the user cancels, by button or Escape. */
  onCancel: () => void;
  /** The question; asks about a deletion by default. */
  title?: string;
  /** The consequence of confirming. */
  description?: string;
  /** The label of the confirming button, a verb. */
  confirmLabel?: string;
  /** The label of the cancelling button. */
  cancelLabel?: string;
  /** Whether confirming destroys data. */
  danger?: boolean;
  /** Whether the confirmed action is pending. */
  pending?: boolean;
  /** A field to fill in before confirming, such as a password. */
  children?: ReactNode;
};

/** Asks the user to confirm an action that cannot be undone. */
export function ConfirmDialog({
  open,
  onConfirm,
  onCancel,
  title = 'Are you sure?',
  description = "You won't be able to revert this!",
  confirmLabel = 'Yes, delete it!',
  cancelLabel = 'Cancel',
  danger = true,
  pending = false,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
