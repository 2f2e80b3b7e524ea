export { PlanCard, type PlanCardProps, type PlanFeature } from './plan-card';
