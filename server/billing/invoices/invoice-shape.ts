import { z } from 'zod';

/** The fields of an invoice that we read. Stripe may omit everything that is nullish here. */
const text = z.string().nullish();
const amounts = z.array(z.object({ amount: z.number() })).nullish();
const proration = z.object({ proration: z.boolean().nullish() }).nullish();

/** Older API versions have the whole price on the line. */
const pricing = z.object({ price_details: z.object({ product: text }).nullish() }).nullish();
const price = z.object({ product: text }).nullish().catch(null);

const lineShape = z.object({
  description: text,
  amount: z.number(),
  pricing,
  price,
  period: z.object({ start: z.number(), end: z.number() }),
  parent: z.object({ subscription_item_details: proration, invoice_item_details: proration }).nullish(),
});

export const invoiceShape = z.object({
  id: z.string(),
  number: text,
  customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).catch('draft'),
  currency: z.string(),
  created: z.number(),
  period_start: z.number(),
  period_end: z.number(),
  lines: z.object({ data: z.array(lineShape) }),
  subtotal: z.number(),
  total: z.number(),
  amount_due: z.number(),
  amount_paid: z.number(),
  amount_remaining: z.number(),
  total_discount_amounts: amounts,
  total_taxes: amounts,
  status_transitions: z.object({ paid_at: z.number().nullish() }).nullish(),
  customer_name: text,
  customer_email: text,
  customer_address: z
    .object({ line1: text, city: text, state: text, postal_code: text, country: text })
    .nullish(),
});

export type StripeInvoice = z.output<typeof invoiceShape>;
export type StripeInvoiceLine = z.output<typeof lineShape>;
