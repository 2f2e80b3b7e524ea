import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { RadioGroup } from '@/shared/ui/radio-group';
import { cardNameOf, expiryOf } from '../model/card-words';
import { $cards } from '../model/cards';
import { $payDue, dueCardChosen, payDueConfirmed, payDueCancelled } from '../model/pay-due';
import { $now } from '../model/plan';

const NEW_CARD = 'new';

/** Pays the past due amount by a saved card, also the failed one, or by a new one. */
export function PayDueDialog() {
  const { due, cards, now } = useUnit({ due: $payDue, cards: $cards, now: $now });
  const on = useUnit({ choose: dueCardChosen, confirm: payDueConfirmed, leave: payDueCancelled });
  const saved = cards.state === 'ready' ? cards.cards : [];
  const chosen = due.state === 'choosing' ? due.cardId : null;
  return (
    <Dialog
      open={due.state === 'choosing'}
      onClose={() => on.leave()}
      title="Pay the amount due"
      description="We charge this card now and use it for later payments."
      size="sm"
      actions={
        <>
          <Button onClick={() => on.leave()}>Not now</Button>
          <Button variant="primary" onClick={() => on.confirm()}>
            {chosen === null ? 'Enter a new card' : 'Pay with this card'}
          </Button>
        </>
      }
    >
      <RadioGroup
        label="Card"
        value={chosen ?? NEW_CARD}
        onChange={(value) => on.choose(value === NEW_CARD ? null : value)}
        options={[
          ...saved.map((card) => ({
            value: card.id,
            label: cardNameOf(card),
            description: expiryOf(card, now).words,
          })),
          { value: NEW_CARD, label: 'A new card' },
        ]}
      />
    </Dialog>
  );
}
