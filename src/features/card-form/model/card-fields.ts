/** The fields that the card provider draws; what is typed into them is never known here. */
export const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
export type CardField = (typeof cardFields)[number];

export interface CardFieldState {
  complete: boolean;
  /** What the provider says is wrong. */
  message: string | undefined;
}

export type CardState = Record<CardField, CardFieldState>;

const untouched: CardFieldState = { complete: false, message: undefined };
export const emptyCard: CardState = { cardNumber: untouched, cardExpiry: untouched, cardCvc: untouched };

const unfinished: Record<CardField, string> = {
  cardNumber: 'Your card number is incomplete.',
  cardExpiry: "Your card's expiration date is incomplete.",
  cardCvc: "Your card's security code is incomplete.",
};

/** What is wrong with each field; what is merely unfinished counts once the form was sent. */
export function cardErrors(card: CardState, isSent: boolean): Partial<Record<CardField, string>> {
  return Object.fromEntries(
    cardFields.flatMap((field) => {
      const { complete, message } = card[field];
      const told = message ?? (isSent && !complete ? unfinished[field] : undefined);
      return told === undefined ? [] : [[field, told]];
    }),
  );
}
