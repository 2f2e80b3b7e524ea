import { and, asc, eq, lte } from 'drizzle-orm';
import { Stripe } from 'stripe';
import type { Database } from '../database.ts';
import { visible } from '../objects/api-error.ts';
import type { Event } from '../objects/objects.ts';
import { sandboxObjects } from '../tables.ts';

/** Whoever takes an event has so long to deliver it before another may try. */
const LEASE = 60;
const MOST_ATTEMPTS = 10;

export type Deliver = (body: string, signature: string) => Promise<void>;

/**
 * Delivers the events that are due, in their order, signed as Stripe signs them. An event whose
 * delivery fails comes again later, ever more rarely, as with Stripe; nobody hears of it twice at
 * once.
 */
export async function deliverDue(
  db: Database,
  { secret, deliver, now }: { secret: string; deliver: Deliver; now: number },
): Promise<void> {
  for (let event = await take(db, now); event !== undefined; event = await take(db, now)) {
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

async function take(db: Database, now: number): Promise<Event | undefined> {
  const due = await db
    .select({ id: sandboxObjects.id, dueAt: sandboxObjects.dueAt, data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(isDue(now))
    .orderBy(asc(sandboxObjects.seq))
    .limit(5);
  for (const { id, dueAt, data } of due) {
    if (dueAt === null || data.object !== 'event') continue;
    const taken = await db
      .update(sandboxObjects)
      .set({ dueAt: now + LEASE })
      .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.dueAt, dueAt)))
      .returning({ id: sandboxObjects.id });
    if (taken.length > 0) return { ...data, hidden: { ...data.hidden, nextAttemptAt: now } };
  }
  return undefined;
}

async function settle(db: Database, event: Event, isDelivered: boolean): Promise<void> {
  const attempts = event.hidden.attempts + 1;
  const isLast = isDelivered || attempts >= MOST_ATTEMPTS;
  const nextAttemptAt = isLast ? null : (event.hidden.nextAttemptAt ?? event.created) + 60 * 2 ** attempts;
  await db
    .update(sandboxObjects)
    .set({
      dueAt: nextAttemptAt,
      data: { ...event, pending_webhooks: isDelivered ? 0 : 1, hidden: { attempts, nextAttemptAt } },
    })
    .where(eq(sandboxObjects.id, event.id));
}
