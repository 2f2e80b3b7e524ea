import { Problem } from '../platform/problem.ts';
import type { Billing } from './billing.ts';
import { askStripe, isMissing } from './stripe-client.ts';

/** Refuses a card that is not saved with this customer, whoever else has it. */
export async function requireOwnCard(
  { stripe }: Billing,
  customerId: string,
  paymentMethodId: string,
): Promise<void> {
  const card = await askStripe(() =>
    stripe.paymentMethods.retrieve(paymentMethodId).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
  const owner = typeof card?.customer === 'string' ? card.customer : card?.customer?.id;
  if (owner !== customerId)
    throw Problem.field('payment_method_id', 'This card is not saved with your account.');
}
