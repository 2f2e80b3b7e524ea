import type { BillingDetails } from '@/shared/lib/stripe';

/** The state of the new card. With `replacing` it becomes the default, and the due payment is charged. */
export type AddCard =
  | { state: 'closed' }
  | { state: 'typing'; replacing: boolean; message: string | null }
  /** The setup intent is being created. */
  | { state: 'creatingIntent'; replacing: boolean; holder: BillingDetails }
  /** The card provider confirms the card; the bank may require authentication. */
  | { state: 'confirming'; replacing: boolean; clientSecret: string }
  | { state: 'promoting'; paymentMethodId: string };

export const closed: AddCard = { state: 'closed' };

export const open = (card: AddCard, replacing: boolean): AddCard =>
  card.state === 'closed' ? { state: 'typing', replacing, message: null } : card;

export const leave = (card: AddCard): AddCard => (card.state === 'typing' ? closed : card);

export const isTyping = (card: AddCard): boolean => card.state === 'typing';

export const send = (card: AddCard, holder: BillingDetails): AddCard =>
  card.state === 'typing' ? { state: 'creatingIntent', replacing: card.replacing, holder } : card;

export const confirm = (card: AddCard, clientSecret: string): AddCard =>
  card.state === 'creatingIntent' ? { state: 'confirming', replacing: card.replacing, clientSecret } : card;

/** The card is saved. A replacement is then made the default. */
export function confirmed(card: AddCard, paymentMethodId: string): AddCard {
  if (card.state !== 'confirming') return card;
  return card.replacing ? { state: 'promoting', paymentMethodId } : closed;
}

export const promoted = (card: AddCard): AddCard => (card.state === 'promoting' ? closed : card);

/** A declined card returns to the form. A saved card that could not pay closes it: the list shows it. */
export function refused(card: AddCard, message: string): AddCard {
  switch (card.state) {
    case 'creatingIntent':
    case 'confirming':
      return { state: 'typing', replacing: card.replacing, message };
    case 'promoting':
      return closed;
    case 'closed':
    case 'typing':
      return card;
  }
}
