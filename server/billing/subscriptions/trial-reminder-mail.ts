import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Plan } from '../../generated/schemas/index.ts';

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

/** Reminds a user of what happens when the trial ends. */
export function trialReminderMail(
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
      `Your trial of ${plan.name} ends on ${day}. Then it’s ${price} ${EACH[plan.interval]}.`,
      'To keep the plan, you don’t need to do anything. You can cancel or change it before then:',
    ],
    action: {
      label: 'Manage my plan',
      link: `${publicUrl}${role === 'teacher' ? '/teacher' : '/students'}/accounts/billing`,
    },
    after: ['If you cancel, your documents stay yours.'],
  });
}
