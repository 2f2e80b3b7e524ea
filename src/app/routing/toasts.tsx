import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { $toasts, bindAction, bindUndo, toastDismissed } from '@/shared/lib/toasts';
import { createToaster, ToastRegion } from '@/shared/ui/toast';

/** Renders the toasts of the model, and notifies it when one is dismissed. */
export function Toasts() {
  const [toasts, dismiss] = useUnit([$toasts, toastDismissed]);
  const scope = useProvidedScope();
  const [toaster] = useState(createToaster);
  const shown = useRef(new Set<number>());

  useEffect(() => {
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue;
      const { id, tone, title, description, action, undo } = toast;
      shown.current.add(id);
      toaster.show({
        id: String(id),
        tone,
        title,
        description,
        action: undo
          ? { label: 'Undo', onSelect: bindUndo(undo, scope) }
          : action && { label: action.label, onSelect: bindAction(action, scope) },
        onGone: () => {
          shown.current.delete(id);
          dismiss(id);
        },
      });
    }
    for (const id of shown.current) {
      if (!toasts.some((toast) => toast.id === id)) toaster.dismiss(String(id));
    }
  }, [toasts, toaster, dismiss, scope]);

  return <ToastRegion toaster={toaster} />;
}
