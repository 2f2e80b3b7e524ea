import type { ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';

export type ConfirmDialogProps = {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the answer is yes. */
  onConfirm: () => void;
  /** Called when the answer is no: Cancel or Escape. */
  onCancel: () => void;
  /** The question; about deletion by default. */
  title?: string;
  /** What follows from a yes. */
  description?: string;
  /** The yes, as a verb. */
  confirmLabel?: string;
  /** The no. */
  cancelLabel?: string;
  /** Whether a yes destroys something. */
  danger?: boolean;
  /** The yes is being carried out. */
  pending?: boolean;
  /** What has to be filled in before a yes, such as a password. */
  children?: ReactNode;
};

/** Asks for confirmation of an action that cannot be undone. For others, offer Undo in a toast. */
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
