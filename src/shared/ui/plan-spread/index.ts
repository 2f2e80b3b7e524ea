export { PlanLeaf, type PlanLeafProps } from './plan-leaf';
export { PlanSpread, type PlanSpreadProps } from './plan-spread';
