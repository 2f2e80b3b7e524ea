export { currentSubscription, isUnlimited } from './model/current-plan';
export { type CatalogueEntry, findInCatalogue, type PlanFeature, priceIdOf } from './model/catalogue';
export { intervals, intervalWords, isInterval } from './model/intervals';
export { $everyoneHas, $paymentsOff, paymentSettingsNeeded } from './model/payments-off';
export { $plans, $plansProblem, planOf, plansNeeded } from './model/plans';
