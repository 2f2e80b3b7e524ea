import { invalidRequest } from '../objects/api-error.ts';
import type { Charge, Dispute, Refund } from '../objects/charge-objects.ts';
import {
  disputeOf,
  isOpen,
  refundOf,
  reinstated,
  remainingOf,
  withdrawn,
  withRefund,
} from '../rules/charge.ts';
import type { Store } from '../store/store.ts';

/** Refunds an amount of a charge; without an amount, the rest of it. */
export async function refundCharge(
  store: Store,
  charge: Charge,
  { amount = remainingOf(charge), reason = null }: { amount?: number | undefined; reason?: Refund['reason'] },
): Promise<Refund> {
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (charge.disputed && (await disputesOf(store, charge)).some(({ status }) => status !== 'won')) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (amount > remainingOf(charge)) {
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
  }
  const refund = await store.save(refundOf(charge, { amount, reason, now: store.now }));
  const after = await store.save(withRefund(charge, amount));
  await store.announce('refund.created', refund);
  await store.announce('charge.refunded', after, charge);
  return refund;
}

/** Disputes the part of a charge that was not refunded; the bank withdraws the money at once. */
export async function openDispute(store: Store, charge: Charge): Promise<Dispute> {
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} has already been disputed.`);
  if (charge.refunded) throw invalidRequest(`Charge ${charge.id} has already been refunded.`);
  const opened = disputeOf(charge, store.now);
  const dispute = await store.save(withdrawn(opened, store.now));
  await store.save({ ...charge, disputed: true });
  await store.announce('charge.dispute.created', opened);
  await store.announce('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Closes a dispute; if it was won, the bank returns the money. */
export async function closeDispute(store: Store, dispute: Dispute, status: 'won' | 'lost'): Promise<Dispute> {
  if (!isOpen(dispute)) throw invalidRequest('This dispute is already closed.');
  const closed = { ...dispute, status };
  const after = await store.save(status === 'won' ? reinstated(closed, store.now) : closed);
  await store.announce('charge.dispute.closed', after, dispute);
  if (status === 'won') await store.announce('charge.dispute.funds_reinstated', after);
  return after;
}

export const disputesOf = (store: Store, { id }: Charge) =>
  store.list('dispute', { matching: { charge: [id] } });
