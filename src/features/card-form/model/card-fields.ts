/** The fields that the card provider renders; their content never reaches this code. */
export const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
export type CardField = (typeof cardFields)[number];

export interface CardFieldState {
  complete: boolean;
  /** The provider's error. */
  message: string | undefined;
}

export type CardState = Record<CardField, CardFieldState>;

const untouched: CardFieldState = { complete: false, message: undefined };
export const emptyCard: CardState = { cardNumber: untouched, cardExpiry: untouched, cardCvc: untouched };

const incomplete: Record<CardField, string> = {
  cardNumber: 'Your card number is incomplete.',
  cardExpiry: 'Your card’s expiration date is incomplete.',
  cardCvc: 'Your card’s security code is incomplete.',
};

/** The error of each field; an incomplete field is an error once the form was submitted. */
export function cardErrors(card: CardState, isSubmitted: boolean): Partial<Record<CardField, string>> {
  return Object.fromEntries(
    cardFields.flatMap((field) => {
      const { complete, message } = card[field];
      const error = message ?? (isSubmitted && !complete ? incomplete[field] : undefined);
      return error === undefined ? [] : [[field, error]];
    }),
  );
}
