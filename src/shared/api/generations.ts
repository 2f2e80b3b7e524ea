export { Generation as generationSchema } from './generated/zod/schemas/Generation.ts';
export { GenerationEvent as generationEventSchema } from './generated/zod/schemas/GenerationEvent.ts';
export { createContinueGenerationMutation } from './generated/operations/continue-generation.ts';
export {
  createDeleteGenerationMutation,
  deleteGenerationFx,
} from './generated/operations/delete-generation.ts';
export { createEditGenerationMutation, editGenerationFx } from './generated/operations/edit-generation.ts';
export {
  createEstimateGenerationMutation,
  estimateGenerationFx,
} from './generated/operations/estimate-generation.ts';
export { createEstimateRewriteMutation, estimateRewriteFx } from './generated/operations/estimate-rewrite.ts';
export { exportGenerationFx } from './generated/operations/export-generation.ts';
export {
  createFavouriteGenerationMutation,
  favouriteGenerationFx,
} from './generated/operations/favourite-generation.ts';
export { createFlagGenerationsMutation, flagGenerationsFx } from './generated/operations/flag-generations.ts';
export { createGetGenerationQuery, getGenerationFx } from './generated/operations/get-generation.ts';
export { createListGenerationsQuery, listGenerationsFx } from './generated/operations/list-generations.ts';
export {
  createListSentRequestsQuery,
  listSentRequestsFx,
} from './generated/operations/list-sent-requests.ts';
export { createListVersionsQuery, listVersionsFx } from './generated/operations/list-versions.ts';
export {
  createRegenerateSectionMutation,
  regenerateSectionFx,
} from './generated/operations/regenerate-section.ts';
export { createRestoreGenerationMutation } from './generated/operations/restore-generation.ts';
export { createRestoreVersionMutation, restoreVersionFx } from './generated/operations/restore-version.ts';
export { createStartGenerationMutation, startGenerationFx } from './generated/operations/start-generation.ts';
export { createStopGenerationMutation, stopGenerationFx } from './generated/operations/stop-generation.ts';
export { getStreamGenerationUrl } from './generated/operations/stream-generation.ts';
export {
  createUnfavouriteGenerationMutation,
  unfavouriteGenerationFx,
} from './generated/operations/unfavourite-generation.ts';
export type {
  Check,
  ContentChange,
  DocumentCopy,
  Estimate,
  ExportFormat,
  ExportPaper,
  FlagChange,
  Generation,
  GenerationEvent,
  GenerationMeta,
  GenerationOrder,
  GenerationRequest,
  GenerationStatus,
  GenerationSummary,
  Patch,
  SectionChange,
  SectionRequest,
  SectionState,
  SentPlaceholder,
  SentRequest,
  Version,
  WaitingReason,
} from './generated/schemas';
