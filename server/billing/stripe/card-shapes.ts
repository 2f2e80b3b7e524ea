import { z } from 'zod';

/**
 * The fields of cards and customers that we read. Stripe may omit everything that is nullish here.
 */
const id = z.union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)]);

export const cardShape = z.object({
  id: z.string(),
  customer: id.nullish(),
  billing_details: z.object({ name: z.string().nullish() }).nullish(),
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      exp_month: z.number(),
      exp_year: z.number(),
      fingerprint: z.string().nullish(),
    })
    .nullish(),
});

export type StripeCard = z.output<typeof cardShape>;

export const customerShape = z.object({
  invoice_settings: z.object({ default_payment_method: id.nullish() }).nullish(),
});
