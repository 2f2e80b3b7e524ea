import { z } from 'zod';
import { billOf, pay, pendingLines, runningDiscounts } from './bill.ts';
import type { Book } from './book.ts';
import { addressOf, liveCustomer } from './customers.ts';
import { discountFields, newDiscounts } from './discounts.ts';
import { currentPeriodEnd, itemOf } from './due.ts';
import { refused } from './fault.ts';
import { draftInvoice } from './invoice.ts';
import { periodLine, periodOf, trialLine } from './lines.ts';
import type { Invoice, InvoiceLine } from './invoice-objects.ts';
import type { Customer } from './objects.ts';
import type { Subscription } from './subscription-objects.ts';
import { addressFields, flag, listFields, operation, whole } from './operation.ts';
import { pageOf, page } from './page.ts';
import { nextPeriodEnd, periodEnd } from './period.ts';
import { changePrice } from './price-change.ts';
import { paymentOf, voidInvoice } from './settle.ts';
import { changedItem, prorationBehavior, prorationMoment } from './subscription-update.ts';
import { liveSubscription, priceNamed, productName } from './subscriptions.ts';
import { declined } from './fault.ts';

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
  operation('POST /v1/invoices/create_preview', preview, async (book, given) => {
    const subscription =
      given.subscription === undefined ? undefined : await liveSubscription(book, given.subscription);
    const id = subscription?.customer ?? given.customer;
    const customer = id === undefined ? undefined : await liveCustomer(book, id, 'customer');
    const someone = { ...(customer ?? nobody), ...given.customer_details };
    const invoice = subscription
      ? await nextInvoice(book, someone, subscription, given)
      : firstInvoice(book, someone, given);
    return { ...invoice, id: `upcoming_${invoice.id}` };
  }),
  operation('GET /v1/invoices/:id', {}, (book, _, id) => book.need('invoice', id)),
  operation('GET /v1/invoices/:id/lines', { ...listFields }, async (book, cursor, id) => {
    const { lines } = await book.need('invoice', id);
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
    async (book, { customer, subscription, status, ...cursor }) => {
      const owner =
        customer ??
        (subscription && (await book.need('subscription', subscription, 'subscription')).customer);
      return page(book, '/v1/invoices', 'invoice', cursor, {
        customer: owner,
        matching: { status: status && [status] },
        subscription,
      });
    },
  ),
  operation(
    'POST /v1/invoices/:id/pay',
    { payment_method: z.string().optional(), off_session: flag.optional() },
    async (book, { payment_method: method, off_session: isAlone }, id) => {
      const invoice = await book.need('invoice', id);
      if (invoice.status === 'paid')
        throw refused('Invoice is already paid', { code: 'invoice_already_paid' });
      if (invoice.status !== 'open') throw refused('This invoice can no longer be paid');
      const tried = await pay(book, invoice, isAlone === true ? 'nobody' : 'holder', method);
      const intent = await paymentOf(book, tried);
      if (tried.status === 'open' && intent?.last_payment_error)
        throw declined(intent.last_payment_error, intent);
      return tried;
    },
  ),
  operation('POST /v1/invoices/:id/void', {}, async (book, _, id) => {
    const invoice = await book.need('invoice', id);
    if (invoice.status !== 'open') throw refused('You can only void an open invoice.');
    await voidInvoice(book, invoice);
    return book.need('invoice', id);
  }),
];

/** Of a subscription that is not there yet. */
function firstInvoice(book: Book, customer: Customer, given: Preview): Invoice {
  const details = given.subscription_details;
  const [item] = details?.items ?? [];
  if (item === undefined)
    throw refused('Nothing to preview: name a price.', { param: 'subscription_details[items]' });
  const price = priceNamed(book, item.price);
  const { now } = book;
  const trialEnd =
    typeof details?.trial_end === 'number' && details.trial_end > now ? details.trial_end : undefined;
  const period = { start: now, end: trialEnd ?? periodEnd(now, price.recurring, 1) };
  const sold = { subscription: null, item: 'si_preview', price, product: productName(book, price) };
  return draftInvoice({
    customer,
    subscription: undefined,
    lines: [(trialEnd === undefined ? periodLine : trialLine)(sold, period)],
    discounts: newDiscounts(book, given.discounts, { customer: customer.id, subscription: null, start: now }),
    reason: 'upcoming',
    withTax: given.automatic_tax?.enabled ?? false,
    period,
    now,
  });
}

/** Of a subscription that runs: what waits, what a change adds, and, unless it is asked for now, the next period. */
async function nextInvoice(
  book: Book,
  customer: Customer,
  before: Subscription,
  given: Preview,
): Promise<Invoice> {
  const details = given.subscription_details;
  const [item] = details?.items ?? [];
  const change =
    item === undefined
      ? { subscription: before, lines: [], isAskedNow: false }
      : changePrice(before, priceNamed(book, item.price), {
          at: prorationMoment(book, before, details?.proration_date),
          nameOf: (price) => productName(book, price),
        });
  const isNow =
    change.isAskedNow || (change.lines.length > 0 && details?.proration_behavior === 'always_invoice');
  const lines: InvoiceLine[] =
    details?.proration_behavior === 'none' && !change.isAskedNow ? [] : change.lines;
  const waiting = (await pendingLines(book, before.id, before.customer)).map(({ line }) => line);
  const next = isNow ? [] : [nextPeriodLine(book, change.subscription)];
  const base = await billOf(book, customer, change.subscription, [...waiting, ...lines, ...next], {
    reason: 'upcoming',
    prorationDate: details?.proration_date,
  });
  const discounts = given.discounts
    ? newDiscounts(book, given.discounts, { customer: customer.id, subscription: before.id, start: book.now })
    : runningDiscounts(book, change.subscription);
  const withTax = given.automatic_tax?.enabled ?? base.withTax;
  return {
    ...draftInvoice({ ...base, discounts, withTax }),
    next_payment_attempt: isNow ? book.now : currentPeriodEnd(change.subscription),
  };
}

function nextPeriodLine(book: Book, subscription: Subscription): InvoiceLine {
  const { id, price } = itemOf(subscription.items.data);
  const start = periodOf(subscription).end;
  const sold = { subscription: subscription.id, item: id, price, product: productName(book, price) };
  return periodLine(sold, {
    start,
    end: nextPeriodEnd(subscription.billing_cycle_anchor, price.recurring, start),
  });
}

/** A preview may be asked for before there is a customer. */
const nobody: Customer = {
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
