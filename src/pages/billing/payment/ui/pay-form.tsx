import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $user } from '@/entities/session';
import { CardForm } from '@/features/card-form';
import { Stack } from '@/shared/ui/stack';
import { $knownDetails } from '../model/payment-page';

type PayFormProps = {
  /** The id with which the order's button submits the form. */
  id: string;
  busy: boolean;
  onSubmit: () => void;
  /** The content above the card fields. */
  children: ReactNode;
};

/** Card and billing address. The card number goes to the card provider only. */
export function PayForm({ id, busy, onSubmit, children }: PayFormProps) {
  const { user, known } = useUnit({ user: $user, known: $knownDetails });
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <Stack gap={6}>
        {children}
        <CardForm
          disabled={busy}
          defaults={{
            name: known?.name || user?.full_name,
            email: known?.email || user?.email,
            address: known?.address,
          }}
        />
      </Stack>
    </form>
  );
}
