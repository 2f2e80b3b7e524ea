import type { BillingDetails } from '@/shared/lib/stripe';

/** How far a new card is. With `replacing` it is to be paid with at once. */
export type AddCard =
  | { state: 'closed' }
  | { state: 'typing'; replacing: boolean; message: string | null }
  /** A secret is being fetched. */
  | { state: 'asking'; replacing: boolean; holder: BillingDetails }
  /** The card provider asks the bank, and the bank perhaps the person. */
  | { state: 'confirming'; replacing: boolean; clientSecret: string }
  | { state: 'promoting'; paymentMethodId: string };

export const closed: AddCard = { state: 'closed' };

export const open = (card: AddCard, replacing: boolean): AddCard =>
  card.state === 'closed' ? { state: 'typing', replacing, message: null } : card;

export const leave = (card: AddCard): AddCard => (card.state === 'typing' ? closed : card);

export const isTyping = (card: AddCard): boolean => card.state === 'typing';

export const send = (card: AddCard, holder: BillingDetails): AddCard =>
  card.state === 'typing' ? { state: 'asking', replacing: card.replacing, holder } : card;

export const confirm = (card: AddCard, clientSecret: string): AddCard =>
  card.state === 'asking' ? { state: 'confirming', replacing: card.replacing, clientSecret } : card;

/** The provider keeps the card now. One that replaces another is told to the server as well. */
export function confirmed(card: AddCard, paymentMethodId: string): AddCard {
  if (card.state !== 'confirming') return card;
  return card.replacing ? { state: 'promoting', paymentMethodId } : closed;
}

export const promoted = (card: AddCard): AddCard => (card.state === 'promoting' ? closed : card);

/** A card that was refused may be typed again. One that is kept but could not pay is closed: it stands in the list. */
export function refused(card: AddCard, message: string): AddCard {
  switch (card.state) {
    case 'asking':
    case 'confirming':
      return { state: 'typing', replacing: card.replacing, message };
    case 'promoting':
      return closed;
    case 'closed':
    case 'typing':
      return card;
  }
}
