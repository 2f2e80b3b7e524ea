import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { tokensOf } from '../credits/allowance.ts';
import { grant } from '../credits/credits.ts';
import type { CreditPack } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { Billing } from '../stripe/billing.ts';
import { ensureCustomer, type Payer } from '../customers/customers.ts';
import { rejectUnsold } from '../plans/reject-unsold.ts';
import { creditPacks } from '../plans/plans.ts';
import { callStripe } from '../stripe/client.ts';
import { billingCustomers } from '../customers/tables.ts';

/** The pack as the buyer saw it: its name is the payment's description. */
type WantedPack = Pick<CreditPack, 'amount' | 'currency'> & { description: string };

/** Creates the payment of a pack. */
export async function createPaymentIntent(
  billing: Billing,
  payer: Payer,
  wanted: WantedPack,
  idempotencyKey: string | undefined,
): Promise<string | null> {
  const pack = creditPacks.find(({ name }) => name === wanted.description);
  if (pack === undefined) throw Problem.field('description', 'This pack does not exist. Choose another one.');
  if (pack.amount !== wanted.amount || pack.currency !== wanted.currency.toLowerCase())
    throw Problem.field('amount', 'The price of this pack has changed. Reload the page to see it.');
  rejectUnsold(billing, payer);
  const customer = await ensureCustomer(billing, payer);
  const { client_secret } = await callStripe(() =>
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

/** The metadata that {@link createPaymentIntent} writes. */
export const purchaseShape = z.object({
  pack_id: z.string(),
  credits: z.string().regex(/^\d+$/).transform(Number),
});

/** Grants the credits of a paid pack, once. They do not expire. */
export async function fulfilPurchase({ db, stripe }: Billing, intentId: string): Promise<void> {
  const intent = await callStripe(() => stripe.paymentIntents.retrieve(intentId));
  const bought = purchaseShape.safeParse(intent.metadata);
  const customerId = typeof intent.customer === 'string' ? intent.customer : intent.customer?.id;
  if (!bought.success || intent.status !== 'succeeded' || customerId === undefined) return;
  const [owner] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  if (owner) await grant(db, owner.userId, `pack:${intent.id}`, tokensOf(bought.data.credits));
}
