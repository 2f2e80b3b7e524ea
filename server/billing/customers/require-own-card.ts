import { Problem } from '../../platform/problem.ts';
import type { Billing } from '../stripe/billing.ts';
import { callStripe, isMissing } from '../stripe/client.ts';

/** Rejects a card that is not saved for this customer. */
export async function requireOwnCard(
  { stripe }: Billing,
  customerId: string,
  paymentMethodId: string,
): Promise<void> {
  const card = await callStripe(() =>
    stripe.paymentMethods.retrieve(paymentMethodId).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
  const owner = typeof card?.customer === 'string' ? card.customer : card?.customer?.id;
  if (owner !== customerId)
    throw Problem.field('payment_method_id', 'This card is not saved in your account.');
}
