import type { Problem } from '@/shared/api';
import type { BillingDetails, InvoiceSummary } from '@/shared/api/invoices';
import type { PaymentMethod } from '@/shared/api/payments';
import type { Plan } from '@/shared/api/plans';
import type { SubscriptionPreview, SubscriptionStatus } from '@/shared/api/subscriptions';
import type { PagedList } from '@/shared/lib/paged-list';
import type { Cards } from './cards-state';
import type { Details } from './details';
import type { Subscription } from './standing';

export const now = new Date('2026-11-20T09:00:00.000Z');

const pro: Subscription = {
  id: 'sub_1PqX2e',
  price_id: 'teacher_pro_month',
  plan_name: 'Teacher Pro',
  is_active: true,
  is_paused: false,
  status: 'active',
  trial_ends_at: null,
  ends_at: null,
  current_period_end: '2026-12-13T09:00:00.000Z',
  cancel_at_period_end: false,
  past_due: false,
  next_payment_attempt: null,
};

const statusOf = (part: Partial<Subscription>): SubscriptionStatus => {
  const subscription = { ...pro, ...part };
  return {
    plan_name: subscription.plan_name,
    price_id: subscription.price_id,
    total_credit: 0,
    used_credit: 0,
    remaining_credit: 0,
    subscriptions: [subscription],
    given: null,
    covered_by: [],
  };
};

export const statuses = {
  none: {
    plan_name: null,
    price_id: null,
    total_credit: 0,
    used_credit: 0,
    remaining_credit: 0,
    subscriptions: [],
    given: null,
    covered_by: [],
  },
  trial: statusOf({
    status: 'trialing',
    trial_ends_at: '2026-12-02T09:00:00.000Z',
    current_period_end: '2026-12-02T09:00:00.000Z',
  }),
  active: statusOf({}),
  changing: statusOf({
    scheduled_change: { price_id: 'teacher_plus_month', plan_name: 'Teacher Plus' },
  }),
  ending: statusOf({ cancel_at_period_end: true, ends_at: '2026-12-13T09:00:00.000Z' }),
  paused: statusOf({ is_paused: true }),
  pastDue: statusOf({
    status: 'past_due',
    past_due: true,
    next_payment_attempt: '2026-11-23T09:00:00.000Z',
  }),
  waiting: statusOf({ status: 'incomplete', is_active: false }),
  over: statusOf({ status: 'canceled', is_active: false, ends_at: '2026-11-12T09:00:00.000Z' }),
} satisfies Record<string, SubscriptionStatus>;

/** A student's plan has credits. */
export const studentStatus: SubscriptionStatus = {
  ...statusOf({ price_id: 'student_plus_month', plan_name: 'Student Plus' }),
  total_credit: 1_500_000,
  used_credit: 312_400,
  remaining_credit: 1_187_600,
};

const plan = (part: Partial<Plan>): Plan => ({
  price_id: 'teacher_pro_month',
  plan_id: 'teacher-pro',
  name: 'Teacher Pro',
  role: 'teacher',
  interval: 'month',
  amount: 1500,
  currency: 'usd',
  trial_days: 14,
  available: true,
  trial_tokens: 120_000,
  tokens_limit: null,
  students_limit: 40,
  ...part,
});

export const plans: { month: readonly Plan[] } = {
  month: [
    plan({
      price_id: 'student_plus_month',
      plan_id: 'student-plus',
      name: 'Student Plus',
      role: 'student',
      amount: 500,
      tokens_limit: 1_500_000,
      students_limit: null,
    }),
    plan({
      price_id: 'teacher_plus_month',
      plan_id: 'teacher-plus',
      name: 'Teacher Plus',
      amount: 900,
      students_limit: null,
    }),
    plan({}),
  ],
};

export const preview: SubscriptionPreview = {
  valid: true,
  currency: 'usd',
  lines: [
    { description: 'Unused time on Teacher Pro', amount: -1150, proration: true },
    { description: 'Remaining time on Teacher Plus', amount: 690, proration: true },
  ],
  subtotal: -460,
  discount: 0,
  tax: 0,
  total: -460,
  due_now: 0,
  trial_days: 0,
  next_payment_at: '2026-12-13T09:00:00.000Z',
  proration_date: 1_795_251_600,
};

export const visa: PaymentMethod = {
  id: 'pm_visa',
  brand: 'visa',
  last4: '4242',
  exp_month: 9,
  exp_year: 2029,
  default: true,
  name: 'Amara Okafor',
};

export const mastercard: PaymentMethod = {
  ...visa,
  id: 'pm_mastercard',
  brand: 'mastercard',
  last4: '4444',
  exp_month: 12,
  exp_year: 2026,
  default: false,
};

export const cards: Cards = { state: 'ready', cards: [visa, mastercard], change: { kind: 'idle' } };
export const oneCard: Cards = { state: 'ready', cards: [visa], change: { kind: 'idle' } };

const invoice = (number: number, part: Partial<InvoiceSummary>): InvoiceSummary => ({
  id: `in_${number}`,
  number: `LECT-00${number}`,
  status: 'paid',
  description: 'Teacher Pro',
  currency: 'usd',
  total: 1500,
  returned: 'none',
  amount_returned: 0,
  created_at: '2026-11-13T09:00:00.000Z',
  paid_at: '2026-11-13T09:00:05.000Z',
  period_start: '2026-11-13T09:00:00.000Z',
  period_end: '2026-12-13T09:00:00.000Z',
  ...part,
});

export const returnedInvoices: readonly InvoiceSummary[] = [
  invoice(44, { returned: 'disputed', amount_returned: 1500 }),
  invoice(43, { returned: 'partly_refunded', amount_returned: 500 }),
  invoice(42, { returned: 'refunded', amount_returned: 1500 }),
];

export const invoiceList: readonly InvoiceSummary[] = [
  invoice(38, {}),
  invoice(31, { created_at: '2026-10-13T09:00:00.000Z', total: 1200 }),
  invoice(24, { created_at: '2026-09-13T09:00:00.000Z', total: 1200 }),
  invoice(19, { created_at: '2026-08-13T09:00:00.000Z', status: 'void', paid_at: null }),
];

export const invoices: PagedList<InvoiceSummary> = {
  state: 'ready',
  items: invoiceList,
  next: { state: 'idle', cursor: 'in_19' },
};

export const saved: BillingDetails = {
  name: 'Amara Okafor',
  email: 'a.okafor@harborview.test',
  address: {
    line1: '2214 Larkspur Street',
    city: 'Tacoma',
    state: 'WA',
    postal_code: '98405',
    country: 'US',
  },
};

export const details: Details = { state: 'ready', saved };

export const problem: Problem = { status: 403, message: 'Forbidden', fields: {} };
