import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { users } from '../../accounts/users/tables.ts';
import { findPlan } from '../plans/plans.ts';
import type { Billing } from '../stripe/billing.ts';
import { subscriptions } from './tables.ts';
import { trialReminderMail } from './trial-reminder-mail.ts';

const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;

/**
 * Emails the users whose trial ends within three days, once per trial: a row is marked before its
 * email is sent, so that processes on the same database never send it twice. A cancelled or paused
 * trial isn't charged, so it needs no reminder.
 */
export async function sendTrialReminders({ db, mailer, publicUrl, now: clock }: Billing): Promise<void> {
  const now = await clock();
  const due = await db
    .update(subscriptions)
    .set({ trialRemindedAt: now })
    .where(
      and(
        eq(subscriptions.status, 'trialing'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        eq(subscriptions.isPaused, false),
        isNull(subscriptions.trialRemindedAt),
        gt(subscriptions.trialEndsAt, now),
        lte(subscriptions.trialEndsAt, new Date(now.getTime() + THREE_DAYS)),
      ),
    )
    .returning({
      userId: subscriptions.userId,
      priceId: subscriptions.priceId,
      trialEndsAt: subscriptions.trialEndsAt,
    });
  if (due.length === 0) return;
  const owners = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, role: users.role })
    .from(users)
    .where(
      inArray(
        users.id,
        due.map(({ userId }) => userId),
      ),
    );
  for (const { userId, priceId, trialEndsAt } of due) {
    const owner = owners.find(({ id }) => id === userId);
    const plan = findPlan(priceId);
    if (owner === undefined || plan === undefined || trialEndsAt === null) continue;
    const source = { cause: 'trialEnding', sender: userId, isNotice: true } as const;
    mailer.post(source, async () => trialReminderMail({ ...owner, plan, trialEndsAt }, publicUrl));
  }
}
