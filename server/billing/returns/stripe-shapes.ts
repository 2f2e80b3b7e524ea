import { z } from 'zod';

/** The fields of a returned payment that we read. Stripe may omit everything that is nullish here. */
const id = z.union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)]);

export const chargeShape = z.object({
  id: z.string(),
  amount: z.number(),
  amount_refunded: z.number(),
  customer: id.nullish(),
  payment_intent: z
    .object({ id: z.string(), metadata: z.record(z.string(), z.string()).nullish() })
    .nullish(),
});

export const disputeShape = z.object({
  amount: z.number(),
  status: z.string(),
  balance_transactions: z
    .array(z.object({ amount: z.number() }))
    .nullish()
    .transform((all) => all ?? []),
});

/** Whether a line is for the rest of a period after a change of plan. */
const proration = z.object({ proration: z.boolean().nullish() }).nullish();

export const paidInvoiceShape = z.object({
  id: z.string(),
  parent: z.object({ subscription_details: z.object({ subscription: id }).nullish() }).nullish(),
  lines: z.object({
    data: z.array(
      z.object({
        amount: z.number(),
        period: z.object({ start: z.number(), end: z.number() }),
        pricing: z.object({ price_details: z.object({ product: id }).nullish() }).nullish(),
        parent: z.object({ subscription_item_details: proration, invoice_item_details: proration }).nullish(),
      }),
    ),
  }),
});

export type StripeCharge = z.output<typeof chargeShape>;
export type StripeDispute = z.output<typeof disputeShape>;
export type PaidInvoice = z.output<typeof paidInvoiceShape>;

/** The charge that a refund or a dispute belongs to; undefined for other objects. */
export function chargeOfEvent(object: unknown): string | undefined {
  const parsed = z.object({ object: z.enum(['refund', 'dispute']), charge: id.nullish() }).safeParse(object);
  return parsed.success ? (parsed.data.charge ?? undefined) : undefined;
}
