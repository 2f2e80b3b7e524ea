import { lt, max } from 'drizzle-orm';
import type { Billing } from '../stripe/billing.ts';
import { handleEvent, handledTypes } from './events.ts';
import { callStripe } from '../stripe/client.ts';
import { secondsOf } from '../stripe/shapes.ts';
import { billingCustomers } from '../customers/tables.ts';
import { stripeEvents } from './tables.ts';

const HOUR = 3_600_000;
/** Stripe's retention of events. */
const RETENTION_DAYS = 30;

/** Handles the events whose webhooks never arrived, from an hour before the latest handled one. */
export async function reconcile(billing: Billing): Promise<void> {
  const { db, stripe, log } = billing;
  if ((await db.$count(billingCustomers)) === 0) return;
  const [newest] = await db.select({ at: max(stripeEvents.createdAt) }).from(stripeEvents);
  const now = (await billing.now()).getTime();
  const since = newest?.at ? newest.at.getTime() - HOUR : now - RETENTION_DAYS * 24 * HOUR;
  const missed = await callStripe(() =>
    stripe.events
      .list({ created: { gte: secondsOf(new Date(since)) }, types: [...handledTypes], limit: 100 })
      .autoPagingToArray({ limit: 10_000 }),
  );
  for (const event of missed.toReversed()) {
    await handleEvent(billing, event).catch((error: unknown) => {
      log.error({ err: error, event: event.id }, 'A missed Stripe event could not be handled');
    });
  }
  // Stripe no longer sends events of this age.
  await db
    .delete(stripeEvents)
    .where(lt(stripeEvents.createdAt, new Date(now - 2 * RETENTION_DAYS * 24 * HOUR)));
}
