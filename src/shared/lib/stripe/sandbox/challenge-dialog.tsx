import { formatMoney } from '../../numbers';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { HolderAnswer } from 'stripe-sandbox/client';

export type ChallengeDialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** The payment, in minor units; null if a card is only saved. */
  payment: { amount: number; currency: string } | null;
  /** Called with the cardholder's answer; Escape counts as `fail`. */
  onAnswer: (answer: HolderAnswer) => void;
};

/** The bank’s confirmation page in the sandbox. */
export function ChallengeDialog({ open, payment, onAnswer }: ChallengeDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer('fail')}
      role="alertdialog"
      title={`Confirm this ${payment === null ? 'card' : 'payment'} with your bank`}
      description={`This sandbox dialog replaces your bank’s page. ${purposeOf(payment)}`}
      actions={
        <>
          <Button onClick={() => onAnswer('fail')}>Decline</Button>
          <Button variant="primary" onClick={() => onAnswer('complete')}>
            Confirm
          </Button>
        </>
      }
    />
  );
}

function purposeOf(payment: ChallengeDialogProps['payment']): string {
  if (payment === null) return 'You are saving a card for later payments.';
  const { amount, currency } = payment;
  return `You are paying ${formatMoney(amount, currency)}.`;
}
