import { and, asc, eq, lte } from 'drizzle-orm';
import { Stripe } from 'stripe';
import type { Database } from '../database.ts';
import { visible } from '../objects/api-error.ts';
import type { Event } from '../objects/objects.ts';
import { sandboxObjects } from '../tables.ts';

/** Seconds for which a process leases an event for delivery. */
const LEASE = 60;
const MAX_ATTEMPTS = 10;

export type Deliver = (body: string, signature: string) => Promise<void>;

/**
 * Delivers due events in order, signed like Stripe’s. A failed delivery is retried with exponential
 * backoff; the lease prevents concurrent deliveries of one event.
 */
export async function deliverDue(
  db: Database,
  { secret, deliver, now }: { secret: string; deliver: Deliver; now: number },
): Promise<void> {
  for (let event = await leaseNext(db, now); event !== undefined; event = await leaseNext(db, now)) {
    const body = JSON.stringify(visible(event));
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret });
    const isDelivered = await deliver(body, signature).then(
      () => true,
      () => false,
    );
    await settle(db, event, isDelivered);
  }
}

const isDue = (now: number) => and(eq(sandboxObjects.kind, 'event'), lte(sandboxObjects.dueAt, now));

async function leaseNext(db: Database, now: number): Promise<Event | undefined> {
  const due = await db
    .select({ id: sandboxObjects.id, dueAt: sandboxObjects.dueAt, data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(isDue(now))
    .orderBy(asc(sandboxObjects.seq))
    .limit(5);
  for (const { id, dueAt, data } of due) {
    if (dueAt === null || data.object !== 'event') continue;
    const leased = await db
      .update(sandboxObjects)
      .set({ dueAt: now + LEASE })
      .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.dueAt, dueAt)))
      .returning({ id: sandboxObjects.id });
    if (leased.length > 0) return { ...data, hidden: { ...data.hidden, nextAttemptAt: now } };
  }
  return undefined;
}

async function settle(db: Database, event: Event, isDelivered: boolean): Promise<void> {
  const attempts = event.hidden.attempts + 1;
  const isLast = isDelivered || attempts >= MAX_ATTEMPTS;
  const nextAttemptAt = isLast ? null : (event.hidden.nextAttemptAt ?? event.created) + 60 * 2 ** attempts;
  await db
    .update(sandboxObjects)
    .set({
      dueAt: nextAttemptAt,
      data: { ...event, pending_webhooks: isDelivered ? 0 : 1, hidden: { attempts, nextAttemptAt } },
    })
    .where(eq(sandboxObjects.id, event.id));
}
