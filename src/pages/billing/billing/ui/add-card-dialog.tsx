import { useUnit } from 'effector-react';
import { useId } from 'react';
import { CardForm } from '@/features/card-form';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { $addCard, addCardCancelled, cardSent } from '../model/add-card';
import { $details } from '../model/details';

/** Adds a card, or replaces the one whose payment failed. */
export function AddCardDialog() {
  const { card, details } = useUnit({ card: $addCard, details: $details });
  const on = useUnit({ send: cardSent, leave: addCardCancelled });
  const formId = useId();
  const isTyping = card.state === 'typing';
  const replacing = card.state === 'promoting' || ('replacing' in card && card.replacing);
  return (
    <Dialog
      open={card.state !== 'closed'}
      onClose={() => on.leave()}
      title={replacing ? 'Pay with another card' : 'Add a card'}
      description={
        replacing ? 'We charge the amount due to this card now.' : 'Adding a card doesn’t charge it.'
      }
      size="md"
      actions={
        <>
          <Button onClick={() => on.leave()}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} pending={!isTyping}>
            {replacing ? 'Pay with this card' : 'Add card'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          on.send();
        }}
      >
        <CardForm
          disabled={!isTyping}
          failure={
            isTyping && card.message !== null
              ? { message: card.message, code: undefined, declineCode: undefined }
              : null
          }
          level={3}
          defaults={details.state === 'ready' ? details.saved : {}}
        />
      </form>
    </Dialog>
  );
}
