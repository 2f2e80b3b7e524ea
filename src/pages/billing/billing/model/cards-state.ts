import type { Problem } from '@/shared/api';
import type { PaymentMethod } from '@/shared/api/payments';

export type Cards =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | {
      state: 'ready';
      cards: readonly PaymentMethod[];
      /** The card with a pending change or confirmation. */
      change: { kind: 'idle' } | { kind: 'confirming' | 'deleting' | 'promoting'; id: string };
    };

type Ready = Extract<Cards, { state: 'ready' }>;
const idle = { kind: 'idle' } as const;

/** The saved cards; an open confirmation stays, unless its card no longer exists. */
export function read(cards: Cards, list: readonly PaymentMethod[]): Cards {
  const change = cards.state === 'ready' ? cards.change : idle;
  const isThere = change.kind !== 'idle' && list.some(({ id }) => id === change.id);
  return { state: 'ready', cards: list, change: isThere ? change : idle };
}

/** A failed refresh leaves the cards. */
export const readFailed = (cards: Cards, problem: Problem): Cards =>
  cards.state === 'ready' ? cards : { state: 'failed', problem };

export const retry = (cards: Cards): Cards => (cards.state === 'failed' ? { state: 'loading' } : cards);

/** The card, if no change is pending. */
export const free = (cards: Cards, id: string): PaymentMethod | undefined =>
  cards.state === 'ready' && cards.change.kind === 'idle'
    ? cards.cards.find((card) => card.id === id)
    : undefined;

/** The last card of a live plan cannot be deleted. */
export const mayDelete = ({ cards }: Ready, isPlanLive: boolean): boolean => cards.length > 1 || !isPlanLive;

export function askToDelete(cards: Cards, id: string, isPlanLive: boolean): Cards {
  if (cards.state !== 'ready' || !free(cards, id) || !mayDelete(cards, isPlanLive)) return cards;
  return { ...cards, change: { kind: 'confirming', id } };
}

export const keep = (cards: Cards): Cards =>
  cards.state === 'ready' && cards.change.kind === 'confirming' ? { ...cards, change: idle } : cards;

export const toDelete = (cards: Cards): string | null =>
  cards.state === 'ready' && cards.change.kind === 'confirming' ? cards.change.id : null;

export const beginDelete = (cards: Cards, id: string): Cards =>
  cards.state === 'ready' ? { ...cards, change: { kind: 'deleting', id } } : cards;

/** The server chooses the new default card, so the list is read again. */
export const deleted = (cards: Cards, id: string): Cards =>
  cards.state === 'ready'
    ? { ...cards, cards: cards.cards.filter((card) => card.id !== id), change: idle }
    : cards;

export const beginPromote = (cards: Cards, id: string): Cards =>
  cards.state === 'ready' ? { ...cards, change: { kind: 'promoting', id } } : cards;

export const changeFailed = (cards: Cards): Cards =>
  cards.state === 'ready' && (cards.change.kind === 'deleting' || cards.change.kind === 'promoting')
    ? { ...cards, change: idle }
    : cards;
