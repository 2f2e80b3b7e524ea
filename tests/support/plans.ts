import type { Plan, PlanInterval } from '@/shared/api/plans';

const amounts: Readonly<Record<Plan['plan_id'], Readonly<Record<PlanInterval, number>>>> = {
  'student-plus': { month: 500, quarter: 1_350, semester: 2_550, year: 4_500 },
  'student-pro': { month: 900, quarter: 2_450, semester: 4_600, year: 8_100 },
  'teacher-plus': { month: 900, quarter: 2_450, semester: 4_600, year: 8_100 },
  'teacher-pro': { month: 1_500, quarter: 4_050, semester: 7_650, year: 13_500 },
};

const plan = (plan_id: Plan['plan_id'], interval: PlanInterval, rules: Partial<Plan>): Plan => ({
  price_id: `${plan_id.replace('-', '_')}_${interval}`,
  plan_id,
  name: plan_id,
  role: 'teacher',
  interval,
  amount: amounts[plan_id][interval],
  currency: 'usd',
  trial_days: 14,
  available: true,
  trial_tokens: 120_000,
  tokens_limit: null,
  students_limit: null,
  ...rules,
});

/** The four plans as the API returns them. */
export const plansOf = (interval: PlanInterval): Plan[] => [
  plan('student-plus', interval, {
    name: 'Student Plus',
    role: 'student',
    trial_days: 7,
    tokens_limit: 1_500_000,
  }),
  plan('student-pro', interval, {
    name: 'Student Pro',
    role: 'student',
    trial_days: 7,
    tokens_limit: 2_000_000,
  }),
  plan('teacher-plus', interval, { name: 'Teacher Plus' }),
  plan('teacher-pro', interval, { name: 'Teacher Pro', students_limit: 40 }),
];
