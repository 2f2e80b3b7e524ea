import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { replaceCardAsked } from './add-card';
import { $cards, $isDue, defaultAsked } from './cards';

/** Which card a payment that is past due is to be made with; null is one that is not saved yet. */
export type PayDue = { state: 'closed' } | { state: 'choosing'; cardId: string | null };

export const payDueAsked = createEvent();
/** Carries the id of a card, or null for a new one. */
export const dueCardChosen = createEvent<string | null>();
export const payDueConfirmed = createEvent();
export const payDueLeft = createEvent();

// closed -> choosing -> closed
export const $payDue = createStore<PayDue>({ state: 'closed' }, { name: 'payDue' });

const accepted = sample({
  clock: payDueAsked,
  source: { cards: $cards, isDue: $isDue },
  filter: ({ isDue }) => isDue,
  fn: ({ cards }) => (cards.state === 'ready' ? (cards.cards[0]?.id ?? null) : null),
});
const confirmed = sample({ clock: payDueConfirmed, source: $payDue }).filterMap((due) =>
  due.state === 'choosing' ? { cardId: due.cardId } : undefined,
);

$payDue
  .on(
    accepted.filterMap((cardId) => cardId ?? undefined),
    (_, cardId) => ({ state: 'choosing', cardId }),
  )
  .on(dueCardChosen, (due, cardId) => (due.state === 'choosing' ? { state: 'choosing', cardId } : due))
  .on([confirmed, payDueLeft], () => ({ state: 'closed' }))
  .reset(sessionEnded);

sample({ clock: confirmed.filterMap(({ cardId }) => cardId ?? undefined), target: defaultAsked });
// Where no card is saved there is nothing to choose.
sample({
  clock: [
    accepted.filter({ fn: (cardId) => cardId === null }),
    confirmed.filter({ fn: ({ cardId }) => cardId === null }),
  ],
  fn: () => undefined,
  target: replaceCardAsked,
});
