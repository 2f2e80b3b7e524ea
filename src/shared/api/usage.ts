export {
  createGetUsageQuery,
  createListUsageRunsQuery,
  exportUsageFx,
  getUsageFx,
  listUsageRunsFx,
} from './generated/usage.ts';
export type {
  AdjustmentReason,
  CreditAdjustment,
  Usage,
  UsageDay,
  UsageRun,
  UsageTool,
} from './generated/schemas';
