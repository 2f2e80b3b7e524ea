import { findInCatalogue, priceIdOf } from '@/entities/plan';
import type { PlanInterval } from '@/shared/api/plans';

/** The plan or pack in the query of the address. */
export type Choice =
  | { kind: 'plan'; priceId: string }
  | { kind: 'pack'; packId: string }
  | { kind: 'nothing' };

export function choiceIn(search: string): Choice {
  const query = new URLSearchParams(search);
  const [price, pack] = [query.get('price'), query.get('pack')];
  if (pack) return { kind: 'pack', packId: pack };
  return price && findInCatalogue(price) ? { kind: 'plan', priceId: price } : { kind: 'nothing' };
}

/** The same plan, paid by another interval. */
export function withInterval(choice: Choice, interval: PlanInterval): Choice {
  if (choice.kind !== 'plan') return choice;
  const planId = findInCatalogue(choice.priceId)?.planId;
  const priceId = planId && priceIdOf(planId, interval);
  return priceId && priceId !== choice.priceId ? { kind: 'plan', priceId } : choice;
}
