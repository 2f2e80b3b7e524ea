import type { Store } from '../store/store.ts';
import { declined, ApiError } from '../objects/api-error.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import { paymentOf } from './settle.ts';

/** With `error_if_incomplete`, a failed payment rolls back everything. */
export async function rejectUnpaid(store: Store, invoice: Invoice): Promise<void> {
  if (invoice.status !== 'open') return;
  const intent = await paymentOf(store, invoice);
  if (intent?.last_payment_error) {
    const { status, message, details } = declined(intent.last_payment_error, intent);
    throw new RolledBack(status, 'card_error', message, details);
  }
  throw new RolledBack(
    402,
    'card_error',
    'Payment for this subscription requires additional user action before it can be completed successfully.',
    { code: 'subscription_payment_intent_requires_action' },
  );
}

/** Unlike other declines, this one is rolled back. */
export class RolledBack extends ApiError {}
