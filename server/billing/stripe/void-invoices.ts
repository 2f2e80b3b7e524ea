import type { Billing } from './billing.ts';
import { callStripe, isRejection } from './client.ts';

/**
 * Voids an unpaid invoice, so that its payment can no longer be confirmed. False when Stripe
 * rejects that, because the invoice was paid or voided in the meantime.
 */
export async function voidInvoice({ stripe }: Pick<Billing, 'stripe'>, id: string): Promise<boolean> {
  try {
    await stripe.invoices.voidInvoice(id);
    return true;
  } catch (error) {
    if (isRejection(error)) return false;
    return callStripe(() => Promise.reject(error));
  }
}

const MAX_OPEN = 100;

/** Voids all unpaid invoices of a subscription or a customer. */
export async function voidOpenInvoices(
  billing: Pick<Billing, 'stripe'>,
  of: { subscription: string } | { customer: string },
): Promise<void> {
  const { data } = await callStripe(() =>
    billing.stripe.invoices.list({ ...of, status: 'open', limit: MAX_OPEN }),
  );
  for (const { id } of data) await voidInvoice(billing, id);
}
