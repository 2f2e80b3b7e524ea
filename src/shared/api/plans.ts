export {
  createListCreditPacksQuery,
  createListPlansQuery,
  listCreditPacksFx,
  listPlansFx,
} from './generated/plans.ts';
export type {
  CreditPack,
  Plan,
  PlanId,
  PlanInterval,
} from './generated/schemas';
