import { createHash } from 'node:crypto';
import { z } from 'zod';
import { bankAnswer } from '../rules/bank.ts';
import type { Store } from '../store/store.ts';
import { testCards } from '../rules/cards.ts';
import { addressOf, liveCustomer } from './customers.ts';
import { ApiError, invalidRequest } from '../objects/api-error.ts';
import { newId } from '../objects/ids.ts';
import type { BillingDetails, PaymentMethod } from '../objects/card-objects.ts';
import { addressFields, listFields, metadata, operation, sent, whole, words } from './operation.ts';
import { page } from './page.ts';

export const billingFields = z.strictObject({
  name: words.optional(),
  email: words.optional(),
  phone: words.optional(),
  address: addressFields.transform(addressOf).optional(),
});

export const expiryFields = z.strictObject({ exp_month: whole.optional(), exp_year: whole.optional() });

export interface CardGiven {
  billing_details?: z.output<typeof billingFields> | undefined;
  card?: z.output<typeof expiryFields> | undefined;
}

const noDetails: BillingDetails = { name: null, email: null, phone: null, address: addressOf({}) };

/** Finds a payment method by id, or creates one for the name of a test card. */
export async function methodNamed(store: Store, name: string, given: CardGiven = {}): Promise<PaymentMethod> {
  const card = testCards[name];
  if (card === undefined) return store.need('payment_method', name, 'payment_method');
  const year = new Date(store.now * 1000).getUTCFullYear();
  return store.save<PaymentMethod>({
    id: newId('payment_method'),
    object: 'payment_method',
    created: store.now,
    livemode: false,
    type: 'card',
    customer: null,
    billing_details: { ...noDetails, ...sent(given.billing_details ?? {}) },
    card: {
      brand: card.brand,
      display_brand: card.brand,
      country: 'US',
      exp_month: given.card?.exp_month ?? 12,
      exp_year: given.card?.exp_year ?? year + 3,
      fingerprint: fingerprintOf(card.last4, given.billing_details?.name),
      funding: 'credit',
      last4: card.last4,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      networks: { available: [card.brand], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    metadata: {},
    hidden: { testCard: name, isSetUp: false },
  });
}

/**
 * At Stripe a fingerprint belongs to a card number. Every visitor of a demonstration types the same test numbers, so the holder's
 * name makes them different cards.
 */
const fingerprintOf = (last4: string, holder = ''): string =>
  createHash('sha256').update(`${last4} ${holder.trim().toLowerCase()}`).digest('base64url').slice(0, 16);

export const paymentMethodOperations = [
  operation('GET /v1/payment_methods/:id', {}, (store, _, id) => store.need('payment_method', id)),
  operation(
    'GET /v1/payment_methods',
    { ...listFields, customer: z.string(), type: z.literal('card').optional() },
    (store, { customer, type: _, ...cursor }) =>
      page(store, '/v1/payment_methods', 'payment_method', cursor, { customer }),
  ),
  operation(
    'GET /v1/customers/:id/payment_methods',
    { ...listFields, type: z.literal('card').optional() },
    (store, { type: _, ...cursor }, customer) =>
      page(store, `/v1/customers/${customer}/payment_methods`, 'payment_method', cursor, { customer }),
  ),
  operation('GET /v1/customers/:id/payment_methods/:method', {}, async (store, _, customer, id) => {
    const method = await store.need('payment_method', id);
    if (method.customer !== customer)
      throw invalidRequest(`No such PaymentMethod: '${id}'`, { code: 'resource_missing' });
    return method;
  }),
  operation(
    'POST /v1/payment_methods/:id',
    {
      billing_details: billingFields.optional(),
      metadata: metadata.optional(),
      card: expiryFields.optional(),
    },
    async (store, { billing_details: details, metadata: added, card }, id) => {
      const method = await store.need('payment_method', id);
      return store.save<PaymentMethod>({
        ...method,
        billing_details: { ...method.billing_details, ...sent(details ?? {}) },
        card: { ...method.card, ...sent(card ?? {}) },
        metadata: { ...method.metadata, ...added },
      });
    },
  ),
  operation(
    'POST /v1/payment_methods/:id/attach',
    { customer: z.string() },
    async (store, { customer }, name) => {
      await liveCustomer(store, customer, 'customer');
      const method = await methodNamed(store, name);
      if (method.customer === customer) return method;
      if (method.customer !== null) {
        throw invalidRequest('The payment method you provided has already been attached to a customer.');
      }
      const answer = bankAnswer(method, 'setup');
      if (typeof answer === 'object') {
        const { message, code, decline_code: decline } = answer;
        throw new ApiError(402, 'card_error', message, {
          code,
          ...(decline && { decline_code: decline }),
        });
      }
      const attached = await store.save<PaymentMethod>({ ...method, customer });
      await store.announce('payment_method.attached', attached);
      return attached;
    },
  ),
  operation('POST /v1/payment_methods/:id/detach', {}, async (store, _, id) => {
    const method = await store.need('payment_method', id);
    if (method.customer === null) {
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    }
    const customer = await store.need('customer', method.customer);
    if (customer.invoice_settings.default_payment_method === id) {
      await store.save({ ...customer, invoice_settings: { default_payment_method: null } });
    }
    const detached = await store.save<PaymentMethod>({ ...method, customer: null });
    await store.announce('payment_method.detached', detached, method);
    return detached;
  }),
];
