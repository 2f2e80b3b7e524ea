export { exportUsageFx } from './generated/operations/export-usage.ts';
export { createGetUsageQuery, getUsageFx } from './generated/operations/get-usage.ts';
export { createListUsageRunsQuery, listUsageRunsFx } from './generated/operations/list-usage-runs.ts';
export type {
  AdjustmentReason,
  CreditAdjustment,
  Usage,
  UsageDay,
  UsageRun,
  UsageTool,
} from './generated/schemas';
