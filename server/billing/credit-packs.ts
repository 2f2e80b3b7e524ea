import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { tokensOf } from './credits/allowance.ts';
import { grant } from './credits/credits.ts';
import { Problem } from '../platform/problem.ts';
import type { Billing } from './billing.ts';
import { ensureCustomer, type Payer } from './customers.ts';
import { creditPacks } from './plans.ts';
import { askStripe } from './stripe-client.ts';
import { billingCustomers } from './tables.ts';

/** Begins to buy a pack at the price that it has here. */
export async function createPaymentIntent(
  billing: Billing,
  payer: Payer,
  packId: string,
  idempotencyKey: string | undefined,
): Promise<string | null> {
  const pack = creditPacks.find(({ pack_id }) => pack_id === packId);
  if (pack === undefined) throw Problem.field('pack_id', 'There is no such pack.');
  const customer = await ensureCustomer(billing, payer);
  const { client_secret } = await askStripe(() =>
    billing.stripe.paymentIntents.create(
      {
        customer,
        amount: pack.amount,
        currency: pack.currency,
        description: pack.name,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { user_id: payer.id, pack_id: pack.pack_id, credits: String(pack.credits) },
      },
      idempotencyKey === undefined
        ? {}
        : { idempotencyKey: `pack-${payer.id}-${pack.pack_id}-${idempotencyKey}` },
    ),
  );
  return client_secret;
}

/** The metadata that {@link createPaymentIntent} wrote; only the server can. */
const purchase = z.object({ pack_id: z.string(), credits: z.string().regex(/^\d+$/).transform(Number) });

/** Gives the credits of a pack when its payment has succeeded, once. They stay until they are used. */
export async function settlePurchase({ db, stripe }: Billing, intentId: string): Promise<void> {
  const intent = await askStripe(() => stripe.paymentIntents.retrieve(intentId));
  const bought = purchase.safeParse(intent.metadata);
  const customerId = typeof intent.customer === 'string' ? intent.customer : intent.customer?.id;
  if (!bought.success || intent.status !== 'succeeded' || customerId === undefined) return;
  const [owner] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  if (owner) await grant(db, owner.userId, `pack:${intent.id}`, tokensOf(bought.data.credits));
}
