import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $user } from '@/entities/session';
import { AgreeToTerms } from '@/features/agree-to-terms';
import { CardForm } from '@/features/card-form';
import { Stack } from '@/shared/ui/stack';
import { $terms } from '@/widgets/operator';
import * as consent from '../model/payment-consent';
import { $knownDetails } from '../model/payment-page';

type PayFormProps = {
  /** The id with which the order's button submits the form. */
  id: string;
  busy: boolean;
  /** The content above the card fields. */
  children: ReactNode;
};

/** Card and billing address. The card number goes to the card provider only. */
export function PayForm({ id, busy, children }: PayFormProps) {
  const { user, known, terms, agreed, problem, agreeing } = useUnit({
    user: $user,
    known: $knownDetails,
    terms: $terms,
    agreed: consent.$agreed,
    problem: consent.$consentProblem,
    agreeing: consent.$agreeing,
  });
  const on = useUnit({ agree: consent.agreementChanged, pay: consent.payRequested });
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !agreeing) on.pay();
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
        <AgreeToTerms terms={terms} checked={agreed} onChange={on.agree} error={problem ?? undefined} />
      </Stack>
    </form>
  );
}
