export { exportUsageFx } from './generated/operations/export-usage.ts';
export { createGetStorageQuery, getStorageFx } from './generated/operations/get-storage.ts';
export { createGetUsageQuery, getUsageFx } from './generated/operations/get-usage.ts';
export { createListUsageRunsQuery, listUsageRunsFx } from './generated/operations/list-usage-runs.ts';
export type {
  AdjustmentReason,
  CreditAdjustment,
  Storage,
  Usage,
  UsageDay,
  UsageRun,
  UsageTool,
} from './generated/schemas';
