import type { PaymentMethod } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { authenticationSecret } from '../subscriptions/authentication.ts';
import type { Billing } from '../stripe/billing.ts';
import { ensureCustomer, findCustomer, type Payer } from '../customers/customers.ts';
import { findLive, syncSubscription } from '../subscriptions/synchronise.ts';
import { requireOwnCard } from '../customers/require-own-card.ts';
import { callStripe } from '../stripe/client.ts';
import { cardShape, customerShape, type StripeCard } from '../stripe/card-shapes.ts';

const MAX_CARDS = 100;

/**
 * Creates a setup intent. With its client secret the browser sends the card number to Stripe, never
 * to us.
 */
export async function createSetupIntent(billing: Billing, payer: Payer): Promise<string | null> {
  const customer = await ensureCustomer(billing, payer);
  const { client_secret } = await callStripe(() =>
    billing.stripe.setupIntents.create({
      customer,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      usage: 'off_session',
      metadata: { user_id: payer.id },
    }),
  );
  return client_secret;
}

/** The saved cards, the default first. */
export async function listPaymentMethods({ db, stripe }: Billing, userId: string): Promise<PaymentMethod[]> {
  const customerId = await findCustomer(db, userId);
  if (customerId === undefined) return [];
  const [customer, cards, live] = await Promise.all([
    callStripe(() => stripe.customers.retrieve(customerId)),
    callStripe(() => stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: MAX_CARDS })),
    findLive(db, userId),
  ]);
  const chosen = customerShape.parse(customer).invoice_settings?.default_payment_method;
  const defaultId = live?.paymentMethodId ?? chosen;
  return cards.data
    .map((card) => cardShape.parse(card))
    .flatMap((method) => (method.card ? [presentCard(method, method.card, method.id === defaultId)] : []))
    .toSorted((a, b) => Number(b.default) - Number(a.default));
}

const presentCard = (
  { id, billing_details: details }: StripeCard,
  card: NonNullable<StripeCard['card']>,
  isDefault: boolean,
): PaymentMethod => ({
  id,
  brand: card.brand,
  last4: card.last4,
  exp_month: card.exp_month,
  exp_year: card.exp_year,
  default: isDefault,
  name: details?.name ?? null,
});

/**
 * Makes a card the default and pays a past due invoice with it at once. Returns the client secret
 * of that payment when the bank requires authentication.
 */
export async function updatePaymentMethod(
  billing: Billing,
  userId: string,
  cardId: string,
): Promise<string | null> {
  const { db, stripe } = billing;
  const customerId = await findCustomer(db, userId);
  if (customerId === undefined) throw new Problem('not_found');
  await requireOwnCard(billing, customerId, cardId);
  await callStripe(() =>
    stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } }),
  );
  const live = await findLive(db, userId);
  if (live === undefined) return null;
  await callStripe(() => stripe.subscriptions.update(live.id, { default_payment_method: cardId }));
  const { status, latest_invoice: invoice } = await syncSubscription(billing, live.id);
  if ((status !== 'past_due' && status !== 'unpaid') || invoice?.status !== 'open') return null;
  return payDue(billing, live.id, invoice.id, cardId);
}

async function payDue(
  billing: Billing,
  subscriptionId: string,
  invoiceId: string,
  cardId: string,
): Promise<string | null> {
  const { stripe } = billing;
  const failure = await callStripe(() =>
    stripe.invoices.pay(invoiceId, { payment_method: cardId, off_session: false }),
  ).then(
    () => null,
    (error: unknown) => error,
  );
  const secret = await authenticationSecret(billing, await syncSubscription(billing, subscriptionId));
  // Stripe also throws when the bank requires authentication.
  if (secret === null && failure !== null) throw failure;
  return secret;
}

/**
 * Deletes a card. Rejects the last card of a live subscription; another one becomes the default
 * when needed.
 */
export async function deletePaymentMethod(billing: Billing, userId: string, cardId: string): Promise<void> {
  const cards = await listPaymentMethods(billing, userId);
  const card = cards.find(({ id }) => id === cardId);
  if (card === undefined) throw new Problem('not_found');
  const replacement = cards.find(({ id }) => id !== cardId);
  const live = await findLive(billing.db, userId);
  if (live !== undefined && replacement === undefined) {
    throw new Problem('conflict', 'Your subscription is paid with this card. Add another card first.');
  }
  if (card.default && replacement !== undefined) await updatePaymentMethod(billing, userId, replacement.id);
  await callStripe(() => billing.stripe.paymentMethods.detach(cardId));
}
