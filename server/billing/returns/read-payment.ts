import type { Stripe } from 'stripe';
import type { PaidLine } from '../credits/returned-credits.ts';
import { plans } from '../plans/plans.ts';
import { callStripe } from '../stripe/client.ts';
import { secondsOf } from '../stripe/shapes.ts';
import {
  chargeShape,
  disputeShape,
  type PaidInvoice,
  paidInvoiceShape,
  type StripeCharge,
  type StripeDispute,
} from './stripe-shapes.ts';

export interface StripePayment {
  charge: StripeCharge;
  disputes: StripeDispute[];
  /** Null for a payment without an invoice, such as of a pack. */
  invoice: PaidInvoice | null;
}

/** Reads a payment with its disputes and the invoice that it paid. */
export function readPayment(stripe: Stripe, chargeId: string): Promise<StripePayment> {
  return callStripe(async () => {
    const charge = chargeShape.parse(await stripe.charges.retrieve(chargeId, { expand: ['payment_intent'] }));
    const { data: disputes } = await stripe.disputes.list({ charge: chargeId, limit: 100 });
    return {
      charge,
      disputes: disputes.map((dispute) => disputeShape.parse(dispute)),
      invoice: charge.payment_intent ? await invoiceOf(stripe, charge.payment_intent.id) : null,
    };
  });
}

async function invoiceOf(stripe: Stripe, intentId: string): Promise<PaidInvoice | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intentId },
    expand: ['data.invoice'],
  });
  const [payment] = data;
  return payment === undefined ? null : paidInvoiceShape.parse(payment.invoice);
}

/** The time that an invoice's lines bought; a credit for unused time takes its credits off. */
export function linesOf({ lines }: PaidInvoice): PaidLine[] {
  return lines.data.map(({ amount, period, pricing }) => {
    const monthly = creditsOfProduct(pricing?.price_details?.product);
    return { ...period, monthly: Math.sign(amount) * monthly };
  });
}

/** A plan is a product at Stripe with the same id. */
const creditsOfProduct = (product: string | undefined): number =>
  plans.find(({ plan_id }) => plan_id === product)?.tokens_limit ?? 0;

/** Whether the invoice paid for the whole of a period that starts then, and not for an upgrade within it. */
export const beganPeriod = ({ lines }: PaidInvoice, start: Date): boolean =>
  lines.data.some((line) => line.amount > 0 && line.period.start === secondsOf(start) && !isProration(line));

/** An upgrade may happen in the second in which the period starts. */
const isProration = ({ parent }: PaidInvoice['lines']['data'][number]): boolean =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false;
