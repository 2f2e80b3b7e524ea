import { formatMoney } from '../../money';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { HolderAnswer } from './stand-in';

export type ChallengeDialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** What is paid, in minor units; null when a card is only saved. */
  payment: { amount: number; currency: string } | null;
  /** Called with the holder's answer; Escape is a failure. */
  onAnswer: (answer: HolderAnswer) => void;
};

/** What a bank would show before it lets a card through, with both ways out. */
export function ChallengeDialog({ open, payment, onAnswer }: ChallengeDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer('fail')}
      role="alertdialog"
      title="Your bank asks whether it is you"
      description={`Sandbox: this stands for your bank's own page. ${whatFor(payment)}`}
      actions={
        <>
          <Button onClick={() => onAnswer('fail')}>Fail</Button>
          <Button variant="primary" onClick={() => onAnswer('complete')}>
            Complete
          </Button>
        </>
      }
    />
  );
}

function whatFor(payment: ChallengeDialogProps['payment']): string {
  if (payment === null) return 'A card is being saved for later payments.';
  const { amount, currency } = payment;
  return `A payment of ${formatMoney(amount, currency)} waits for your answer.`;
}
