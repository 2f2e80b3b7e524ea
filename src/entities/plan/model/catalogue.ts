import type { PlanId, PlanInterval } from '@/shared/api/plans';

export type PlanFeature = { label: string; included: boolean };

/** The summary of a plan, and the features it has and lacks. */
export type PlanContent = { summary: string; features: readonly PlanFeature[] };

const has = (label: string): PlanFeature => ({ label, included: true });
const lacks = (label: string): PlanFeature => ({ label, included: false });

const anyTime = has('Change, pause or cancel at any time');

const contents: Readonly<Record<PlanId, PlanContent>> = {
  'student-plus': {
    summary: '1.5M monthly AI credits',
    features: [has('1.5M monthly AI credits'), lacks('2M monthly AI credits'), anyTime],
  },
  'student-pro': {
    summary: '2M monthly AI credits',
    features: [has('2M monthly AI credits'), anyTime],
  },
  'teacher-plus': {
    summary: 'Unlimited generations with custom lessons, quizzes, behaviour plans and rubrics',
    features: [
      has('Unlimited generations'),
      has('Custom lessons, quizzes, behaviour plans and rubrics'),
      lacks('Sending assignments'),
      lacks('Grading'),
      lacks('LMS access'),
      anyTime,
    ],
  },
  'teacher-pro': {
    summary:
      'Unlimited generations across 30+ tools, up to 40 students, grading suggestions and full LMS access',
    features: [
      has('Unlimited generations across 30+ tools'),
      has('Management of up to 40 students'),
      has('Sending assignments'),
      has('Student submissions inside the product'),
      has('AI feedback and grading suggestions'),
      has('Personalised learning by level, need or IEP'),
      has('Full LMS access'),
      anyTime,
    ],
  },
};

/** Each plan has four prices, one per interval. */
const catalogue: readonly { priceId: string; planId: PlanId; interval: PlanInterval }[] = [
  { priceId: 'student_plus_month', planId: 'student-plus', interval: 'month' },
  { priceId: 'student_plus_quarter', planId: 'student-plus', interval: 'quarter' },
  { priceId: 'student_plus_semester', planId: 'student-plus', interval: 'semester' },
  { priceId: 'student_plus_year', planId: 'student-plus', interval: 'year' },
  { priceId: 'student_pro_month', planId: 'student-pro', interval: 'month' },
  { priceId: 'student_pro_quarter', planId: 'student-pro', interval: 'quarter' },
  { priceId: 'student_pro_semester', planId: 'student-pro', interval: 'semester' },
  { priceId: 'student_pro_year', planId: 'student-pro', interval: 'year' },
  { priceId: 'teacher_plus_month', planId: 'teacher-plus', interval: 'month' },
  { priceId: 'teacher_plus_quarter', planId: 'teacher-plus', interval: 'quarter' },
  { priceId: 'teacher_plus_semester', planId: 'teacher-plus', interval: 'semester' },
  { priceId: 'teacher_plus_year', planId: 'teacher-plus', interval: 'year' },
  { priceId: 'teacher_pro_month', planId: 'teacher-pro', interval: 'month' },
  { priceId: 'teacher_pro_quarter', planId: 'teacher-pro', interval: 'quarter' },
  { priceId: 'teacher_pro_semester', planId: 'teacher-pro', interval: 'semester' },
  { priceId: 'teacher_pro_year', planId: 'teacher-pro', interval: 'year' },
];

export type CatalogueEntry = PlanContent & { planId: PlanId; interval: PlanInterval };

const byPriceId: ReadonlyMap<string, CatalogueEntry> = new Map(
  catalogue.map(({ priceId, planId, interval }) => [priceId, { planId, interval, ...contents[planId] }]),
);

/** The plan of a price id; undefined for an unknown one. */
export const findInCatalogue = (priceId: string): CatalogueEntry | undefined => byPriceId.get(priceId);

/** The price id of the same plan in another interval. */
export const priceIdOf = (planId: PlanId, interval: PlanInterval): string | undefined =>
  catalogue.find((entry) => entry.planId === planId && entry.interval === interval)?.priceId;

/** The price ids of the catalogue, in its order. */
export const priceIds: readonly string[] = catalogue.map(({ priceId }) => priceId);
