export { createListCreditPacksQuery, listCreditPacksFx } from './generated/operations/list-credit-packs.ts';
export { createListPlansQuery, listPlansFx } from './generated/operations/list-plans.ts';
export type {
  CreditPack,
  Plan,
  PlanId,
  PlanInterval,
} from './generated/schemas';
