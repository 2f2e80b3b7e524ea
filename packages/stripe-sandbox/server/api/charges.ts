import { z } from 'zod';
import { closeDispute, refundCharge } from '../collection/return.ts';
import { paymentOf } from '../collection/settle.ts';
import type { ApiList } from '../objects/base-object.ts';
import { invalidRequest } from '../objects/api-error.ts';
import type { Charge } from '../objects/charge-objects.ts';
import { type InvoicePayment, invoicePaymentOf } from '../rules/invoice-payment.ts';
import type { Store } from '../store/store.ts';
import { listFields, operation, whole } from './operation.ts';
import { page, pageOf } from './page.ts';

const ofPayment = { ...listFields, charge: z.string().optional(), payment_intent: z.string().optional() };
type OfPayment = { charge?: string | undefined; payment_intent?: string | undefined };
const matching = ({ charge, payment_intent: intent }: OfPayment) => ({
  matching: {
    charge: charge === undefined ? undefined : [charge],
    payment_intent: intent === undefined ? undefined : [intent],
  },
});

export const chargeOperations = [
  operation('GET /v1/charges/:id', {}, (store, _, id) => store.need('charge', id)),
  operation(
    'GET /v1/charges',
    { ...listFields, customer: z.string().optional(), payment_intent: z.string().optional() },
    (store, { customer, payment_intent: intent, ...cursor }) =>
      page(store, '/v1/charges', 'charge', cursor, {
        customer,
        matching: { payment_intent: intent === undefined ? undefined : [intent] },
      }),
  ),
  operation(
    'POST /v1/refunds',
    {
      charge: z.string().optional(),
      payment_intent: z.string().optional(),
      amount: whole.pipe(z.number().min(1)).optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    },
    async (store, { amount, reason = null, ...of }) =>
      refundCharge(store, await chargeNamed(store, of), { amount, reason }),
  ),
  operation('GET /v1/refunds/:id', {}, (store, _, id) => store.need('refund', id)),
  operation('GET /v1/refunds', ofPayment, (store, given) =>
    page(store, '/v1/refunds', 'refund', given, matching(given)),
  ),
  operation('GET /v1/disputes/:id', {}, (store, _, id) => store.need('dispute', id)),
  operation('GET /v1/disputes', ofPayment, (store, given) =>
    page(store, '/v1/disputes', 'dispute', given, matching(given)),
  ),
  // Without evidence the dispute is lost, as at Stripe.
  operation('POST /v1/disputes/:id/close', {}, async (store, _, id) =>
    closeDispute(store, await store.need('dispute', id), 'lost'),
  ),
  operation(
    'GET /v1/invoice_payments',
    {
      ...listFields,
      invoice: z.string().optional(),
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }).optional(),
      status: z.enum(['canceled', 'open', 'paid']).optional(),
    },
    async (store, { invoice, payment, status, ...cursor }): Promise<ApiList<InvoicePayment>> => {
      const found = await invoicePayment(store, invoice, payment?.payment_intent);
      const isListed = found !== undefined && (status === undefined || status === found.status);
      return pageOf('/v1/invoice_payments', isListed ? [found] : [], cursor);
    },
  ),
];

/** The charge of these fields, as Stripe finds it for a refund. */
export async function chargeNamed(
  store: Store,
  { charge, payment_intent: intent }: OfPayment,
): Promise<Charge> {
  const id =
    charge ?? (intent && (await store.need('payment_intent', intent, 'payment_intent')).latest_charge);
  if (typeof id !== 'string')
    throw invalidRequest('This payment does not have a successful charge to refund.');
  return store.need('charge', id, 'charge');
}

async function invoicePayment(
  store: Store,
  invoiceId: string | undefined,
  intentId: string | undefined,
): Promise<InvoicePayment | undefined> {
  const named = intentId === undefined ? undefined : await store.need('payment_intent', intentId);
  const id = invoiceId ?? named?.hidden.invoice;
  if (id === undefined) throw invalidRequest('Name an invoice or a payment.');
  if (id === null) return undefined;
  const invoice = await store.need('invoice', id);
  const intent = await paymentOf(store, invoice);
  return intent && (named === undefined || named.id === intent.id)
    ? invoicePaymentOf(invoice, intent)
    : undefined;
}
