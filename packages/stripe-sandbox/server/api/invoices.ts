import { z } from 'zod';
import { billOf, pay, pendingLines, runningDiscounts } from '../collection/bill.ts';
import type { Store } from '../store/store.ts';
import { addressOf, liveCustomer } from './customers.ts';
import { discountFields, newDiscounts } from './discounts.ts';
import { currentPeriodEnd, itemOf } from '../rules/due.ts';
import { invalidRequest } from '../objects/api-error.ts';
import { draftInvoice } from '../rules/invoice.ts';
import { periodLine, periodOf, trialLine } from '../rules/lines.ts';
import type { Invoice, InvoiceLine } from '../objects/invoice-objects.ts';
import type { Customer } from '../objects/objects.ts';
import type { Subscription } from '../objects/subscription-objects.ts';
import { addressFields, flag, listFields, operation, whole } from './operation.ts';
import { pageOf, page } from './page.ts';
import { nextPeriodEnd, periodEnd } from '../rules/period.ts';
import { changePrice } from '../rules/price-change.ts';
import { paymentOf, voidInvoice } from '../collection/settle.ts';
import { changedItem, prorationBehavior, prorationMoment } from './subscription-update.ts';
import { liveSubscription, priceNamed, productName } from './subscriptions.ts';
import { declined } from '../objects/api-error.ts';

const preview = {
  customer: z.string().optional(),
  customer_details: z.strictObject({ address: addressFields.transform(addressOf).optional() }).optional(),
  subscription: z.string().optional(),
  subscription_details: z
    .strictObject({
      items: z.tuple([changedItem]).optional(),
      proration_behavior: prorationBehavior,
      proration_date: whole.optional(),
      trial_end: z.union([z.literal('now'), whole]).optional(),
      cancel_at_period_end: flag.optional(),
    })
    .optional(),
  discounts: discountFields,
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  currency: z.string().optional(),
  preview_mode: z.enum(['next', 'recurring']).optional(),
};

type Preview = z.output<z.ZodObject<typeof preview, z.core.$strict>>;

export const invoiceOperations = [
  operation('POST /v1/invoices/create_preview', preview, async (store, given) => {
    const subscription =
      given.subscription === undefined ? undefined : await liveSubscription(store, given.subscription);
    const id = subscription?.customer ?? given.customer;
    const customer = id === undefined ? undefined : await liveCustomer(store, id, 'customer');
    const someone = { ...(customer ?? previewCustomer), ...given.customer_details };
    const invoice = subscription
      ? await nextInvoice(store, someone, subscription, given)
      : firstInvoice(store, someone, given);
    return { ...invoice, id: `upcoming_${invoice.id}` };
  }),
  operation('GET /v1/invoices/:id', {}, (store, _, id) => store.need('invoice', id)),
  operation('GET /v1/invoices/:id/lines', { ...listFields }, async (store, cursor, id) => {
    const { lines } = await store.need('invoice', id);
    return pageOf(lines.url, lines.data, cursor);
  }),
  operation(
    'GET /v1/invoices',
    {
      ...listFields,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    },
    async (store, { customer, subscription, status, ...cursor }) => {
      const owner =
        customer ??
        (subscription && (await store.need('subscription', subscription, 'subscription')).customer);
      return page(store, '/v1/invoices', 'invoice', cursor, {
        customer: owner,
        matching: { status: status && [status] },
        subscription,
      });
    },
  ),
  operation(
    'POST /v1/invoices/:id/pay',
    { payment_method: z.string().optional(), off_session: flag.optional() },
    async (store, { payment_method: method, off_session: offSession }, id) => {
      const invoice = await store.need('invoice', id);
      if (invoice.status === 'paid')
        throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
      if (invoice.status !== 'open') throw invalidRequest('This invoice can no longer be paid');
      const tried = await pay(store, invoice, offSession === true ? 'off_session' : 'on_session', method);
      const intent = await paymentOf(store, tried);
      if (tried.status === 'open' && intent?.last_payment_error)
        throw declined(intent.last_payment_error, intent);
      return tried;
    },
  ),
  operation('POST /v1/invoices/:id/void', {}, async (store, _, id) => {
    const invoice = await store.need('invoice', id);
    if (invoice.status !== 'open') throw invalidRequest('You can only void an open invoice.');
    await voidInvoice(store, invoice);
    return store.need('invoice', id);
  }),
];

/** Previews the first invoice of a new subscription. */
function firstInvoice(store: Store, customer: Customer, given: Preview): Invoice {
  const details = given.subscription_details;
  const [item] = details?.items ?? [];
  if (item === undefined)
    throw invalidRequest('Nothing to preview: a price is required.', {
      param: 'subscription_details[items]',
    });
  const price = priceNamed(store, item.price);
  const { now } = store;
  const trialEnd =
    typeof details?.trial_end === 'number' && details.trial_end > now ? details.trial_end : undefined;
  const period = { start: now, end: trialEnd ?? periodEnd(now, price.recurring, 1) };
  const sold = { subscription: null, item: 'si_preview', price, product: productName(store, price) };
  return draftInvoice({
    customer,
    subscription: undefined,
    lines: [(trialEnd === undefined ? periodLine : trialLine)(sold, period)],
    discounts: newDiscounts(store, given.discounts, {
      customer: customer.id,
      subscription: null,
      start: now,
    }),
    reason: 'upcoming',
    withTax: given.automatic_tax?.enabled ?? false,
    period,
    now,
  });
}

/**
 * Previews the next invoice: pending lines, lines of a change, and, unless billed now, the next
 * period.
 */
async function nextInvoice(
  store: Store,
  customer: Customer,
  before: Subscription,
  given: Preview,
): Promise<Invoice> {
  const details = given.subscription_details;
  const [item] = details?.items ?? [];
  const change =
    item === undefined
      ? { subscription: before, lines: [], isBilledNow: false }
      : changePrice(before, priceNamed(store, item.price), {
          at: prorationMoment(store, before, details?.proration_date),
          nameOf: (price) => productName(store, price),
        });
  const isNow =
    change.isBilledNow || (change.lines.length > 0 && details?.proration_behavior === 'always_invoice');
  const lines: InvoiceLine[] =
    details?.proration_behavior === 'none' && !change.isBilledNow ? [] : change.lines;
  const pending = (await pendingLines(store, before.id, before.customer)).map(({ line }) => line);
  const next = isNow ? [] : [nextPeriodLine(store, change.subscription)];
  const base = await billOf(store, customer, change.subscription, [...pending, ...lines, ...next], {
    reason: 'upcoming',
    prorationDate: details?.proration_date,
  });
  const discounts = given.discounts
    ? newDiscounts(store, given.discounts, {
        customer: customer.id,
        subscription: before.id,
        start: store.now,
      })
    : runningDiscounts(store, change.subscription);
  const withTax = given.automatic_tax?.enabled ?? base.withTax;
  return {
    ...draftInvoice({ ...base, discounts, withTax }),
    next_payment_attempt: isNow ? store.now : currentPeriodEnd(change.subscription),
  };
}

function nextPeriodLine(store: Store, subscription: Subscription): InvoiceLine {
  const { id, price } = itemOf(subscription.items.data);
  const start = periodOf(subscription).end;
  const sold = { subscription: subscription.id, item: id, price, product: productName(store, price) };
  return periodLine(sold, {
    start,
    end: nextPeriodEnd(subscription.billing_cycle_anchor, price.recurring, start),
  });
}

/** The customer of a preview without one. */
const previewCustomer: Customer = {
  id: 'cus_preview',
  object: 'customer',
  created: 0,
  livemode: false,
  email: null,
  name: null,
  phone: null,
  description: null,
  address: null,
  balance: 0,
  currency: null,
  delinquent: false,
  invoice_prefix: '',
  next_invoice_sequence: 1,
  invoice_settings: { default_payment_method: null },
  default_source: null,
  shipping: null,
  tax_exempt: 'none',
  metadata: {},
};
