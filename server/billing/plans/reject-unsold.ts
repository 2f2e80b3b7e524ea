import { Problem } from '../../platform/problem.ts';
import type { Payer } from '../customers/customers.ts';
import type { Billing } from '../stripe/billing.ts';

/** Rejects the start of a payment by a role that nothing is sold to. */
export function rejectUnsold({ soldTo }: Pick<Billing, 'soldTo'>, { role }: Pick<Payer, 'role'>): void {
  if (!soldTo.includes(role))
    throw new Problem('forbidden', 'Student plans and credits aren’t on sale yet. Nothing was charged.');
}
