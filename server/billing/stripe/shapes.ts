import { z } from 'zod';

/**
 * The fields of Stripe's objects that we read. Older API versions have the period on the
 * subscription itself and the payment on the invoice itself.
 */
const id = z.union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)]);
const seconds = z.number().int();
const idOrNull = id.nullish().transform((value) => value ?? null);
const secondsOrNull = seconds.nullish().transform((value) => value ?? null);

const latestInvoiceShape = z.object({
  id: z.string(),
  status: z.string().nullish(),
  billing_reason: z.string().nullish(),
  next_payment_attempt: secondsOrNull,
  confirmation_secret: z.object({ client_secret: z.string() }).nullish(),
  payment_intent: idOrNull,
});

export const subscriptionShape = z.object({
  id: z.string(),
  customer: id,
  status: z.enum([
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
    'incomplete',
    'incomplete_expired',
    'canceled',
  ]),
  created: seconds,
  trial_end: secondsOrNull,
  cancel_at_period_end: z.boolean(),
  cancel_at: secondsOrNull,
  ended_at: secondsOrNull,
  pause_collection: z.object({ behavior: z.string() }).nullish(),
  default_payment_method: idOrNull,
  pending_update: z.object({ expires_at: seconds }).nullish(),
  /** Expanded, or an id in older API versions. */
  schedule: z
    .union([
      z.string().transform((scheduleId) => ({ id: scheduleId, metadata: null })),
      z.object({ id: z.string(), metadata: z.record(z.string(), z.string()).nullish() }),
    ])
    .nullish(),
  current_period_start: seconds.optional(),
  current_period_end: seconds.optional(),
  items: z.object({
    data: z
      .tuple([
        z.object({
          id: z.string(),
          price: z.object({
            id: z.string(),
            lookup_key: z.string().nullish(),
            metadata: z.record(z.string(), z.string()).nullish(),
          }),
          current_period_start: seconds.optional(),
          current_period_end: seconds.optional(),
        }),
      ])
      .rest(z.unknown()),
  }),
  latest_invoice: z.union([z.string().transform(() => null), latestInvoiceShape]).nullish(),
});

export type StripeSubscription = z.output<typeof subscriptionShape>;

/**
 * Expanded with every subscription, because the latest invoice determines its credits. Older API
 * versions reject the first and accept the second.
 */
export const withInvoice = ['latest_invoice.confirmation_secret', 'schedule'];
export const withOlderInvoice = ['latest_invoice.payment_intent', 'schedule'];

/**
 * The id of the latest invoice's payment, from its client secret or, in older API versions, its own
 * field.
 */
export function paymentIdOf({ latest_invoice: invoice }: StripeSubscription): string | null {
  if (!invoice) return null;
  if (invoice.confirmation_secret) return intentIdOf(invoice.confirmation_secret.client_secret);
  return invoice.payment_intent;
}

/** The id of the intent of a client secret. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? clientSecret;

export const dateOf = (unix: number): Date => new Date(unix * 1000);
export const dateOrNull = (unix: number | null): Date | null => (unix === null ? null : dateOf(unix));
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

/** The subscription of an event's object; undefined for other objects. */
export function subscriptionOfEvent(object: unknown): string | undefined {
  const invoice = z
    .object({
      object: z.literal('invoice'),
      subscription: id.nullish(),
      parent: z.object({ subscription_details: z.object({ subscription: id }).nullish() }).nullish(),
    })
    .safeParse(object);
  if (invoice.success) {
    return invoice.data.parent?.subscription_details?.subscription ?? invoice.data.subscription ?? undefined;
  }
  const subscription = z.object({ object: z.literal('subscription'), id: z.string() }).safeParse(object);
  return subscription.success ? subscription.data.id : undefined;
}
