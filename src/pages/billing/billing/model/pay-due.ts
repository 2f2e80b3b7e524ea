import { createEvent, createStore, sample } from 'effector';
import { nonNull } from '@/shared/lib/non-null';
import { replaceCardRequested } from './add-card';
import { $cards, $isDue, defaultRequested } from './cards';

/** The card that pays the past due amount; null is a new card. */
export type PayDue = { state: 'closed' } | { state: 'choosing'; cardId: string | null };

export const payDueRequested = createEvent();
/** Carries the id of a card, or null for a new one. */
export const dueCardChosen = createEvent<string | null>();
export const payDueConfirmed = createEvent();
export const payDueCancelled = createEvent();

// closed -> choosing -> closed
export const $payDue = createStore<PayDue>({ state: 'closed' }, { name: 'payDue' });

const accepted = sample({
  clock: payDueRequested,
  source: { cards: $cards, isDue: $isDue },
  filter: ({ isDue }) => isDue,
  fn: ({ cards }) => (cards.state === 'ready' ? (cards.cards[0]?.id ?? null) : null),
});
const confirmed = sample({ clock: payDueConfirmed, source: $payDue }).filterMap((due) =>
  due.state === 'choosing' ? { cardId: due.cardId } : undefined,
);

$payDue
  .on(accepted.filterMap(nonNull), (_, cardId) => ({ state: 'choosing', cardId }))
  .on(dueCardChosen, (due, cardId) => (due.state === 'choosing' ? { state: 'choosing', cardId } : due))
  .on([confirmed, payDueCancelled], () => ({ state: 'closed' }));

sample({ clock: confirmed.filterMap(({ cardId }) => cardId ?? undefined), target: defaultRequested });
// Without a saved card the form for a new one opens.
sample({
  clock: [
    accepted.filter({ fn: (cardId) => cardId === null }),
    confirmed.filter({ fn: ({ cardId }) => cardId === null }),
  ],
  target: replaceCardRequested,
});
