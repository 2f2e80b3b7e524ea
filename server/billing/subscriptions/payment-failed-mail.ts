import { eq } from 'drizzle-orm';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { users } from '../../accounts/users/tables.ts';
import type { Billing } from '../stripe/billing.ts';
import { findPlan } from '../plans/plans.ts';
import { subscriptions } from './tables.ts';

/** Notifies the user that a renewal failed and when the payment is retried. */
export async function sendPaymentFailed(
  { db, mailer, publicUrl }: Billing,
  subscriptionId: string,
): Promise<void> {
  const [row] = await db
    .select({
      subscription: subscriptions,
      email: users.email,
      firstName: users.firstName,
      role: users.role,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, subscriptionId));
  // The page reports a failed first payment.
  if (row === undefined || !isDunning(row.subscription.status)) return;
  const source = { cause: 'paymentFailed', sender: row.subscription.userId, isNotice: true } as const;
  mailer.post(source, async () => paymentFailedMail(row, publicUrl));
}

interface FailedPayment {
  subscription: Pick<typeof subscriptions.$inferSelect, 'status' | 'priceId' | 'nextPaymentAttempt'>;
  email: string;
  firstName: string;
  role: 'teacher' | 'student';
}

export function paymentFailedMail(
  { subscription, email, firstName, role }: FailedPayment,
  publicUrl: string,
): Mail {
  const { status, priceId, nextPaymentAttempt: next } = subscription;
  const name = findPlan(priceId)?.name ?? 'Lectern';
  return composeMail({
    to: email,
    firstName,
    subject: 'Your payment did not go through',
    before: [
      `The payment for ${name} was declined.`,
      next === null
        ? 'We will not try again. To keep your plan, choose another card:'
        : `We will try again on ${dayOf(next)}. You can choose another card before then:`,
    ],
    action: {
      label: 'Update my card',
      link: `${publicUrl}${role === 'teacher' ? '/teacher' : '/students'}/accounts/billing`,
    },
    after: status === 'past_due' ? ['You can use your plan until then.'] : [],
  });
}

const isDunning = (status: string) => status === 'past_due' || status === 'unpaid' || status === 'canceled';

const dayOf = (date: Date) => date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
