import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { type Payer, findCustomer } from '../customers/customers.ts';
import type { Billing } from '../stripe/billing.ts';
import { cardShape } from '../stripe/card-shapes.ts';
import { callStripe } from '../stripe/client.ts';
import { personHashes } from './person.ts';
import { usedOffers } from './tables.ts';

type Offer = typeof usedOffers.$inferSelect.offer;

const MAX_CARDS = 100;

/** The hashes of a payer's address and of every saved card. */
export async function hashesOf(billing: Billing, payer: Pick<Payer, 'id' | 'email'>): Promise<string[]> {
  const customer = await findCustomer(billing.db, payer.id);
  const cards =
    customer === undefined
      ? []
      : await callStripe(() =>
          billing.stripe.customers.listPaymentMethods(customer, { type: 'card', limit: MAX_CARDS }),
        ).then(({ data }) => data.map((card) => cardShape.parse(card)));
  const fingerprints = cards.flatMap(({ card }) => card?.fingerprint ?? []);
  return personHashes({ email: payer.email, fingerprints }, billing.personSecret);
}

/** Whether another account of the same person has used an offer. */
export async function isUsedElsewhere(
  db: Database,
  userId: string,
  offer: Offer,
  hashes: readonly string[],
): Promise<boolean> {
  const isOther = or(isNull(usedOffers.userId), ne(usedOffers.userId, userId));
  const rows = await db
    .select({ hash: usedOffers.hash })
    .from(usedOffers)
    .where(and(eq(usedOffers.offer, offer), inArray(usedOffers.hash, [...hashes]), isOther))
    .limit(1);
  return rows.length > 0;
}

/** Marks an offer as used by this person. Each hash belongs to the account that marked it first. */
export async function markUsed(
  db: Database,
  userId: string,
  offer: Offer,
  hashes: readonly string[],
): Promise<void> {
  await db
    .insert(usedOffers)
    .values(hashes.map((hash) => ({ offer, hash, userId })))
    .onConflictDoNothing();
}

/** Whether the person has made a payment, with this account or another one. */
export async function hasPaid(db: Database, userId: string, hashes: readonly string[]): Promise<boolean> {
  const isPerson = or(eq(usedOffers.userId, userId), inArray(usedOffers.hash, [...hashes]));
  const rows = await db
    .select({ hash: usedOffers.hash })
    .from(usedOffers)
    .where(and(eq(usedOffers.offer, 'paid'), isPerson))
    .limit(1);
  return rows.length > 0;
}

/** Marks the first payment for every hash that the user subscribed with. */
export async function markPaid(tx: Database, userId: string): Promise<void> {
  const rows = await tx
    .select({ hash: usedOffers.hash })
    .from(usedOffers)
    .where(and(eq(usedOffers.userId, userId), ne(usedOffers.offer, 'paid')));
  if (rows.length === 0) return;
  await markUsed(tx, userId, 'paid', [...new Set(rows.map(({ hash }) => hash))]);
}
