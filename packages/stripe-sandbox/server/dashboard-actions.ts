import { chargeNamed } from './api/charges.ts';
import { closeDispute, disputesOf, openDispute, refundCharge } from './collection/return.ts';
import { missing } from './objects/api-error.ts';
import { isOpen } from './rules/charge.ts';
import type { Store } from './store/store.ts';

/** Actions of a merchant in Stripe's dashboard, and of a cardholder's bank. */
export type DashboardAction =
  | { action: 'refund'; amount?: number | undefined }
  | { action: 'dispute' }
  | { action: 'close_dispute'; outcome: 'won' | 'lost' };

/** Applies an action to the payment of an invoice, or to a payment intent. */
export async function applyDashboardAction(
  store: Store,
  id: string,
  given: DashboardAction,
): Promise<object> {
  const intent = id.startsWith('in_') ? (await store.need('invoice', id)).hidden.paymentIntent : id;
  if (intent === null) throw missing('payment_intent', id);
  const charge = await chargeNamed(store, { payment_intent: intent });
  if (given.action === 'refund') return refundCharge(store, charge, given);
  if (given.action === 'dispute') return openDispute(store, charge);
  const open = (await disputesOf(store, charge)).find(isOpen);
  if (open === undefined) throw missing('dispute', charge.id);
  return closeDispute(store, open, given.outcome);
}
