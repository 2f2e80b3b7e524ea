import { eq } from 'drizzle-orm';
import type { Account } from '../../accounts/users/account.ts';
import type { BillingDetails, BillingDetailsRequest } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Billing } from '../stripe/billing.ts';
import { callStripe } from '../stripe/client.ts';
import { billingCustomers } from './tables.ts';

export type Payer = Pick<Account, 'id' | 'email' | 'firstName' | 'lastName' | 'role'>;

export async function findCustomer(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return row?.customerId;
}

/** The Stripe customer of a user, created when first needed. Concurrent calls create one. */
export async function ensureCustomer({ db, stripe }: Billing, payer: Payer): Promise<string> {
  const known = await findCustomer(db, payer.id);
  if (known !== undefined) return known;
  const { id } = await callStripe(() =>
    stripe.customers.create(
      { email: payer.email, name: fullName(payer), metadata: { user_id: payer.id } },
      { idempotencyKey: `customer-${payer.id}` },
    ),
  );
  await db.insert(billingCustomers).values({ userId: payer.id, customerId: id }).onConflictDoNothing();
  return (await findCustomer(db, payer.id)) ?? id;
}

const fullName = ({ firstName, lastName }: Payer) => `${firstName} ${lastName}`.trim();

/** Name and address on invoices; without any, name and email of the account. */
export async function readDetails({ db, stripe }: Billing, payer: Payer): Promise<BillingDetails> {
  const customerId = await findCustomer(db, payer.id);
  const customer = customerId && (await callStripe(() => stripe.customers.retrieve(customerId)));
  if (!customer || customer.deleted) return presentDetails({ name: fullName(payer), email: payer.email });
  return presentDetails({ name: customer.name, email: customer.email, address: customer.address });
}

export async function saveDetails(
  billing: Billing,
  payer: Payer,
  details: BillingDetailsRequest,
): Promise<void> {
  const customerId = await ensureCustomer(billing, payer);
  await callStripe(() =>
    billing.stripe.customers.update(customerId, presentDetails({ ...details, name: details.name.trim() })),
  );
}

interface LooseDetails {
  name?: string | null;
  email?: string | null;
  address?: { [Part in keyof BillingDetails['address']]?: string | null } | null;
}

/** Missing fields are empty; the country defaults to the United States. */
export function presentDetails({ name, email, address }: LooseDetails): BillingDetails {
  return {
    name: name ?? '',
    email: email ?? '',
    address: {
      line1: address?.line1 ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
      postal_code: address?.postal_code ?? '',
      country: address?.country || 'US',
    },
  };
}
