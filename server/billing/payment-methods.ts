import type { Stripe } from 'stripe';
import type { PaymentMethod } from '../generated/schemas/index.ts';
import { Problem } from '../platform/problem.ts';
import { secretOfQuestion } from './bank-question.ts';
import type { Billing } from './billing.ts';
import { ensureCustomer, findCustomer, type Payer } from './customers.ts';
import { findLive, readSubscription } from './record.ts';
import { requireOwnCard } from './saved-cards.ts';
import { askStripe } from './stripe-client.ts';

const MOST_CARDS = 100;

/** Begins to save a card: the browser gives its number to Stripe by the secret, and never to us. */
export async function createSetupIntent(billing: Billing, payer: Payer): Promise<string | null> {
  const customer = await ensureCustomer(billing, payer);
  const { client_secret } = await askStripe(() =>
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
    askStripe(() => stripe.customers.retrieve(customerId)),
    askStripe(() => stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: MOST_CARDS })),
    findLive(db, userId),
  ]);
  const chosen = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  const standard = live?.paymentMethodId ?? (typeof chosen === 'string' ? chosen : chosen?.id);
  return cards.data
    .flatMap((card) => (card.card ? [presentCard(card, card.card, card.id === standard)] : []))
    .toSorted((a, b) => Number(b.default) - Number(a.default));
}

const presentCard = (
  { id, billing_details }: Stripe.PaymentMethod,
  card: Stripe.PaymentMethod.Card,
  isDefault: boolean,
): PaymentMethod => ({
  id,
  brand: card.brand,
  last4: card.last4,
  exp_month: card.exp_month,
  exp_year: card.exp_year,
  default: isDefault,
  name: billing_details.name,
});

/**
 * Pays with this card from now on, a payment that is past due at once. Answers the client secret of that payment when the card's bank wants
 * to ask the person first.
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
  await askStripe(() =>
    stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } }),
  );
  const live = await findLive(db, userId);
  if (live === undefined) return null;
  await askStripe(() => stripe.subscriptions.update(live.id, { default_payment_method: cardId }));
  const { status, latest_invoice: invoice } = await readSubscription(billing, live.id);
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
  const refusal = await askStripe(() =>
    stripe.invoices.pay(invoiceId, { payment_method: cardId, off_session: false }),
  ).then(
    () => null,
    (error: unknown) => error,
  );
  const secret = await secretOfQuestion(billing, await readSubscription(billing, subscriptionId));
  // Stripe may call the question a refusal too.
  if (secret === null && refusal !== null) throw refusal;
  return secret;
}

/** Forgets a card. A live subscription keeps its last one, and takes another when its own goes. */
export async function deletePaymentMethod(billing: Billing, userId: string, cardId: string): Promise<void> {
  const cards = await listPaymentMethods(billing, userId);
  const card = cards.find(({ id }) => id === cardId);
  if (card === undefined) throw new Problem('not_found');
  const heir = cards.find(({ id }) => id !== cardId);
  const live = await findLive(billing.db, userId);
  if (live !== undefined && heir === undefined) {
    throw new Problem('conflict', 'Your subscription is paid with this card. Add another one first.');
  }
  if (card.default && heir !== undefined) await updatePaymentMethod(billing, userId, heir.id);
  await askStripe(() => billing.stripe.paymentMethods.detach(cardId));
}
