import type { Plan } from '../../generated/schemas/index.ts';
import { monthsOf } from './plans.ts';
import type { Catalogue } from 'stripe-sandbox/server/catalogue';

/** The sandbox's catalogue: our plans, and three coupons to try. */
export const sandboxCatalogue = (plans: readonly Plan[]): Catalogue => ({
  prices: plans.map((plan) => ({
    id: plan.price_id,
    product: { id: plan.plan_id, name: plan.name },
    amount: plan.amount,
    currency: plan.currency,
    interval: plan.interval === 'year' ? 'year' : 'month',
    intervalCount: plan.interval === 'year' ? 1 : monthsOf[plan.interval],
  })),
  coupons: [
    {
      id: 'welcome20',
      code: 'WELCOME20',
      name: '20% off the first payment',
      percentOff: 20,
      duration: 'once',
      firstTimeOnly: true,
    },
    { id: 'half', code: 'HALF', name: '50% off', percentOff: 50, duration: 'forever' },
    {
      id: 'over',
      code: 'ENDED',
      name: 'Expired',
      percentOff: 90,
      duration: 'forever',
      codeExpiresAt: new Date('2026-01-01'),
    },
  ],
});
