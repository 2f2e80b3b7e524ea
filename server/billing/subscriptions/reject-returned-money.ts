import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { returnedPayments } from '../credits/tables.ts';

/**
 * Rejects an upgrade while a payment for the current time is returned or disputed. Stripe would credit its unused time to the
 * customer, who no longer pays for it.
 */
export async function rejectReturnedMoney(db: Database, subscriptionId: string, now: Date): Promise<void> {
  const returned = await db
    .select({ lines: returnedPayments.lines })
    .from(returnedPayments)
    .where(and(eq(returnedPayments.subscriptionId, subscriptionId), gt(returnedPayments.returned, 0)));
  const seconds = now.getTime() / 1000;
  const isCurrent = returned.some(({ lines }) => lines.some(({ end }) => end > seconds));
  if (!isCurrent) return;
  throw new Problem(
    'conflict',
    'A payment for your plan was returned or is disputed. You can change the plan when this period ends.',
  );
}
