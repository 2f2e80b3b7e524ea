import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { users } from '../../accounts/users/tables.ts';
import type { Plan } from '../../generated/schemas/index.ts';
import { findPlan } from '../plans/plans.ts';
import type { Billing } from '../stripe/billing.ts';
import { subscriptions } from './tables.ts';

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

interface EndingTrial {
  email: string;
  firstName: string;
  role: 'teacher' | 'student';
  plan: Plan;
  trialEndsAt: Date;
}

const EACH: Readonly<Record<Plan['interval'], string>> = {
  month: 'a month',
  quarter: 'every three months',
  semester: 'every six months',
  year: 'a year',
};

function trialReminderMail(
  { email, firstName, role, plan, trialEndsAt }: EndingTrial,
  publicUrl: string,
): Mail {
  const day = trialEndsAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const price = (plan.amount / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: plan.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return composeMail({
    to: email,
    firstName,
    subject: `Your trial ends on ${day}`,
    before: [
      `Your trial of ${plan.name} ends on ${day}. Then it's ${price} ${EACH[plan.interval]}.`,
      "To keep the plan, you don't need to do anything. You can cancel or change it before then:",
    ],
    action: {
      label: 'Manage my plan',
      link: `${publicUrl}${role === 'teacher' ? '/teacher' : '/students'}/accounts/billing`,
    },
    after: ['If you cancel, your documents stay yours.'],
  });
}
