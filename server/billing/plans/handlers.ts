import type { HandlersOf } from '../../platform/http/handler.ts';
import { creditPacks, plans } from './plans.ts';

export const planHandlers: HandlersOf<'listPlans' | 'listCreditPacks'> = {
  listPlans: async ({ query }) => ({
    plans: plans.filter(({ interval }) => interval === (query.interval ?? 'month')),
  }),
  listCreditPacks: async () => ({ credit_packs: [...creditPacks] }),
};
