import { creditsOf, WELCOME_TOKENS } from '../credits/credits.ts';
import type { CreditPack, Plan, PlanId, PlanInterval, Role } from '../../generated/schemas/index.ts';

interface PlanRules {
  name: string;
  role: Role;
  /** Cents for each interval. */
  amounts: Record<PlanInterval, number>;
  trialDays: number;
  /** Credits a month; null is unlimited. */
  tokensLimit: number | null;
  /** How many students a teacher may manage; null for students' plans and plans without classes. */
  studentsLimit: number | null;
  /** Templates of the level `pro` are left out of `plus`. */
  level: 'plus' | 'pro';
}

/** Who can buy plans and packs. Students cannot spend credits yet, so theirs are only shown. */
export const SOLD_TO: readonly Role[] = ['teacher'];

const CURRENCY = 'usd';
/** What the start of a trial adds to the welcome credits, which no user can spend before. */
export const TRIAL_GRANT = 100_000;
/** The credits of every trial, as every page names them. */
const TRIAL_TOKENS = creditsOf(WELCOME_TOKENS) + TRIAL_GRANT;

/** A quarter costs about 10% less than monthly payment, a semester 15%, a year 25%. */
export const planRules: Record<PlanId, PlanRules> = {
  'student-plus': {
    name: 'Student Plus',
    role: 'student',
    amounts: { month: 500, quarter: 1_350, semester: 2_550, year: 4_500 },
    trialDays: 7,
    tokensLimit: 1_500_000,
    studentsLimit: null,
    level: 'plus',
  },
  'student-pro': {
    name: 'Student Pro',
    role: 'student',
    amounts: { month: 900, quarter: 2_450, semester: 4_600, year: 8_100 },
    trialDays: 7,
    tokensLimit: 2_000_000,
    studentsLimit: null,
    level: 'pro',
  },
  'teacher-plus': {
    name: 'Teacher Plus',
    role: 'teacher',
    amounts: { month: 900, quarter: 2_450, semester: 4_600, year: 8_100 },
    trialDays: 14,
    tokensLimit: null,
    studentsLimit: null,
    level: 'plus',
  },
  'teacher-pro': {
    name: 'Teacher Pro',
    role: 'teacher',
    amounts: { month: 1_500, quarter: 4_050, semester: 7_650, year: 13_500 },
    trialDays: 14,
    tokensLimit: null,
    studentsLimit: 40,
    level: 'pro',
  },
};

/** The months of each interval. */
export const monthsOf: Record<PlanInterval, number> = { month: 1, quarter: 3, semester: 6, year: 12 };

const intervals: PlanInterval[] = ['month', 'quarter', 'semester', 'year'];
const planIds: PlanId[] = ['student-plus', 'student-pro', 'teacher-plus', 'teacher-pro'];

/**
 * Every plan in every interval. A price id such as `teacher_pro_month` is the lookup key of the
 * price at Stripe.
 */
export const plans: readonly Plan[] = planIds.flatMap((planId) =>
  intervals.map((interval) => presentPlan(planId, interval)),
);

function presentPlan(planId: PlanId, interval: PlanInterval): Plan {
  const rules = planRules[planId];
  return {
    price_id: `${planId.replace('-', '_')}_${interval}`,
    plan_id: planId,
    name: rules.name,
    role: rules.role,
    available: SOLD_TO.includes(rules.role),
    interval,
    amount: rules.amounts[interval],
    currency: CURRENCY,
    trial_days: rules.trialDays,
    trial_tokens: TRIAL_TOKENS,
    tokens_limit: rules.tokensLimit,
    students_limit: rules.studentsLimit,
  };
}

const planByPrice = new Map(plans.map((plan) => [plan.price_id, plan]));

export const findPlan = (priceId: string): Plan | undefined => planByPrice.get(priceId);

export const creditPacks: readonly CreditPack[] = [
  { pack_id: 'credits-500k', name: '500K credits', credits: 500_000, amount: 400, currency: CURRENCY },
  { pack_id: 'credits-1m', name: '1M credits', credits: 1_000_000, amount: 700, currency: CURRENCY },
  { pack_id: 'credits-3m', name: '3M credits', credits: 3_000_000, amount: 1_800, currency: CURRENCY },
];

/** The plan of this price; undefined if it is for another role. */
export function findPlanFor(role: Role, priceId: string): Plan | undefined {
  const plan = findPlan(priceId);
  return plan?.role === role ? plan : undefined;
}
