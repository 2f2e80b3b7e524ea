import { documentRoute } from '@/shared/api/template-route';
import type { ClassEntry } from '@/shared/api/classes';
import type { GenerationSummary } from '@/shared/api/generations';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { dayOf } from '@/shared/lib/dates';

/** Something the teacher should act on. */
export type Attention = {
  key: string;
  kind: 'unfinished' | 'checks' | 'invitations' | 'plan';
  title: string;
  note: string;
  /** The page on which to act, if there is one. */
  href?: string;
};

const DAY = 24 * 60 * 60 * 1000;
const REMINDER_DAYS = 3;
const BILLING = '/teacher/accounts/billing';

type Facts = {
  recent: readonly GenerationSummary[];
  classes: readonly ClassEntry[];
  subscription: SubscriptionStatus | null;
  now: Date;
};

/** What needs attention, the most urgent first. */
export const attentionOf = ({ recent, classes, subscription, now }: Facts): Attention[] => [
  ...planAttention(subscription, now),
  ...recent.flatMap(unfinished),
  ...recent.flatMap(openChecks),
  ...classes.flatMap(pendingInvitations),
];

function planAttention(subscription: SubscriptionStatus | null, now: Date): Attention[] {
  const current = subscription?.subscriptions[0];
  if (!current) return [];
  const row = { key: 'plan', kind: 'plan' as const, href: BILLING };
  if (current.past_due)
    return [{ ...row, title: 'Your last payment did not go through', note: 'Pay it or use another card.' }];
  const { trial_ends_at: end, plan_name } = current;
  const left = end === null ? 0 : Date.parse(end) - now.getTime();
  if (current.status !== 'trialing' || end === null || left <= 0 || left > REMINDER_DAYS * DAY) return [];
  const note = current.cancel_at_period_end
    ? 'You cancelled; your plan ends then.'
    : 'Then your plan begins.';
  return [{ ...row, title: `Your trial of ${plan_name ?? 'your plan'} ends on ${dayOf(end)}`, note }];
}

const NOTES: Partial<Record<GenerationSummary['status'], string>> = {
  interrupted: 'It was interrupted. What was written is saved.',
  failed: 'Writing failed. What was written is saved.',
  stopped: 'You stopped it. What was written is saved.',
};

function unfinished({ id, template_type, title, status }: GenerationSummary): Attention[] {
  const note = NOTES[status];
  return note
    ? [
        {
          key: `unfinished-${id}`,
          kind: 'unfinished',
          title: `Finish “${title}”`,
          note,
          href: documentRoute(template_type, id),
        },
      ]
    : [];
}

function openChecks({ id, template_type, title, status, checks }: GenerationSummary): Attention[] {
  const count = checks.open;
  return status === 'complete' && count > 0
    ? [
        {
          key: `checks-${id}`,
          kind: 'checks',
          title: `Review “${title}”`,
          note: count === 1 ? '1 check is open.' : `${count} checks are open.`,
          href: documentRoute(template_type, id),
        },
      ]
    : [];
}

function pendingInvitations({ id, class: { name, subject }, teaching }: ClassEntry): Attention[] {
  const count = teaching?.pending_invitations ?? 0;
  return count > 0
    ? [
        {
          key: `invitations-${id}`,
          kind: 'invitations',
          title:
            count === 1
              ? `One student has not joined ${name} ${subject} yet`
              : `${count} students have not joined ${name} ${subject} yet`,
          note: count === 1 ? 'The invitation is still open.' : 'The invitations are still open.',
        },
      ]
    : [];
}
