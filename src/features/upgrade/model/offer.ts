import { findInCatalogue, priceIdOf } from '@/entities/plan';
import type { Role } from '@/shared/api';
import { templatePlan } from '@/shared/api/template-plan';
import type { Plan, PlanId } from '@/shared/api/plans';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { formatMoney } from '@/shared/lib/numbers';

/** Why the page is closed, if the user can change it. */
export type Reason = 'none' | 'paused' | 'trial over' | 'ended';

/** The offer to a user who opened a page that requires a subscription. */
export type Offer = {
  title: string;
  reason: string;
  /** The pages that the plan opens, the requested one last. */
  books: readonly string[];
  features: readonly string[];
  /** Null until the server has said it, and for a subscription that only waits to be resumed. */
  price: { amount: string; terms: string } | null;
  action: { label: string; href: string };
};

/** The page that requires a subscription. */
export type GatedPage = { title: string; path: string };

const planNames: Readonly<Record<PlanId, string>> = {
  'teacher-plus': 'Teacher Plus',
  'teacher-pro': 'Teacher Pro',
  'student-plus': 'Student Plus',
  'student-pro': 'Student Pro',
};
const billing: Readonly<Record<Role, string>> = {
  teacher: '/teacher/accounts/billing',
  student: '/students/accounts/billing',
};

const SAFE = 'You can still read your documents.';
const reasons: Readonly<Record<Reason, string>> = {
  none: `You have no active subscription. ${SAFE}`,
  paused: `Your subscription is paused. ${SAFE}`,
  'trial over': `Your trial is over. ${SAFE}`,
  ended: `Your subscription has ended. ${SAFE}`,
};

const neighbours: Readonly<Record<PlanId, readonly string[]>> = {
  'teacher-plus': ['Worksheets', 'Exams and quizzes', 'Lesson plan builder'],
  'teacher-pro': ['Gradebook', 'Assignments', 'Classes'],
  'student-plus': ['Research help', 'Practice test', 'Book list'],
  'student-pro': ['Research help', 'Practice test', 'Book list'],
};

/** As many as the offer has room for; the plans page has them all. */
const FEATURES = 4;

export function reasonOf(status: SubscriptionStatus | null, now: Date): Reason {
  const latest = status?.subscriptions[0];
  if (latest === undefined || latest.status.startsWith('incomplete')) return 'none';
  if (latest.is_paused) return 'paused';
  const { trial_ends_at } = latest;
  return trial_ends_at !== null && Date.parse(trial_ends_at) <= now.getTime() ? 'trial over' : 'ended';
}

/** The cheapest plan that opens the page. Both plans of students have all templates of students. */
function enoughFor({ path }: GatedPage, role: Role): PlanId {
  if (role === 'student') return 'student-plus';
  return templatePlan(path) === 'plus' ? 'teacher-plus' : 'teacher-pro';
}

export function offerOf(
  page: GatedPage,
  role: Role,
  plans: readonly Plan[] | undefined,
  reason: Reason,
): Offer {
  const [subject = page.title] = page.title.split(':');
  const planId = enoughFor(page, role);
  const name = planNames[planId];
  const priceId = priceIdOf(planId, 'month') ?? '';
  const plan = plans?.find(({ price_id }) => price_id === priceId);
  // Only users who never subscribed get a trial.
  const trialDays = reason === 'none' ? (plan?.trial_days ?? 0) : 0;
  const features = findInCatalogue(priceId)?.features ?? [];
  return {
    title: `${subject} ${subject.endsWith('s') ? 'are' : 'is'} part of ${name}`,
    reason: reasons[reason],
    books: [...neighbours[planId].filter((book) => book !== subject).slice(0, 2), subject],
    features: features
      .filter(({ included }) => included)
      .map(({ label }) => label)
      .slice(0, FEATURES),
    price:
      plan?.available && reason !== 'paused'
        ? {
            amount: formatMoney(plan.amount, plan.currency, { short: true }),
            terms: trialDays > 0 ? `a month after a free ${trialDays}-day trial` : 'a month',
          }
        : null,
    action:
      reason === 'paused'
        ? { label: 'Resume plan', href: billing[role] }
        : plan?.available === false
          ? { label: 'See plans', href: '/plans' }
          : {
              label: trialDays > 0 ? `Try ${name.split(' ').at(-1)} for ${trialDays} days` : `Choose ${name}`,
              href: `/plans/payment?price=${priceId}`,
            },
  };
}
