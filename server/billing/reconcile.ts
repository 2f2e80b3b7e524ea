import { lt, max } from 'drizzle-orm';
import type { Billing } from './billing.ts';
import { actOn, watchedTypes } from './events.ts';
import { askStripe } from './stripe-client.ts';
import { secondsOf } from './stripe-shapes.ts';
import { billingCustomers, stripeEvents } from './tables.ts';

const HOUR = 3_600_000;
/** For so long Stripe keeps events. */
const DAYS_KEPT = 30;

/** Acts on the events whose webhooks never arrived, since a little before the newest that did. An event acted on before changes nothing. */
export async function reconcile(billing: Billing): Promise<void> {
  const { db, stripe, log } = billing;
  if ((await db.$count(billingCustomers)) === 0) return;
  const [newest] = await db.select({ at: max(stripeEvents.createdAt) }).from(stripeEvents);
  const now = (await billing.now()).getTime();
  const since = newest?.at ? newest.at.getTime() - HOUR : now - DAYS_KEPT * 24 * HOUR;
  const missed = await askStripe(() =>
    stripe.events
      .list({ created: { gte: secondsOf(new Date(since)) }, types: [...watchedTypes], limit: 100 })
      .autoPagingToArray({ limit: 10_000 }),
  );
  for (const event of missed.toReversed()) {
    await actOn(billing, event).catch((error: unknown) => {
      log.error({ err: error, event: event.id }, 'A missed event of Stripe could not be acted on');
    });
  }
  // None of them can come any more.
  await db.delete(stripeEvents).where(lt(stripeEvents.createdAt, new Date(now - 2 * DAYS_KEPT * 24 * HOUR)));
}
