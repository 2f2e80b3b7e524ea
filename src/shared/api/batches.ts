export { cancelBatchFx, createCancelBatchMutation } from './generated/operations/cancel-batch.ts';
export { createEstimateBatchMutation, estimateBatchFx } from './generated/operations/estimate-batch.ts';
export { exportBatchDocumentsFx } from './generated/operations/export-batch-documents.ts';
export { exportBatchScoresFx } from './generated/operations/export-batch-scores.ts';
export { createGetBatchQuery, getBatchFx } from './generated/operations/get-batch.ts';
export { createListBatchesQuery } from './generated/operations/list-batches.ts';
export { createPauseBatchMutation, pauseBatchFx } from './generated/operations/pause-batch.ts';
export { createResumeBatchMutation, resumeBatchFx } from './generated/operations/resume-batch.ts';
export { createRetryBatchItemMutation, retryBatchItemFx } from './generated/operations/retry-batch-item.ts';
export { createStartBatchMutation, startBatchFx } from './generated/operations/start-batch.ts';
export type {
  Batch,
  BatchEstimate,
  BatchItem,
  BatchItemState,
  BatchResults,
  BatchSummary,
  CriterionResult,
} from './generated/schemas';
