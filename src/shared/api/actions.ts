export { RichText as richTextSchema } from './generated/zod/schemas/RichText.ts';
export {
  createDeriveGenerationsMutation,
  deriveGenerationsFx,
} from './generated/operations/derive-generations.ts';
export {
  createDuplicateGenerationMutation,
  duplicateGenerationFx,
} from './generated/operations/duplicate-generation.ts';
export {
  createEstimateDerivationMutation,
  estimateDerivationFx,
} from './generated/operations/estimate-derivation.ts';
export {
  createEstimateRevisionMutation,
  estimateRevisionFx,
} from './generated/operations/estimate-revision.ts';
export { createGetConversionQuery, getConversionFx } from './generated/operations/get-conversion.ts';
export { createGetOutlineQuery, getOutlineFx } from './generated/operations/get-outline.ts';
export { getRichTextFx } from './generated/operations/get-rich-text.ts';
export { createGetVersionQuery, getVersionFx } from './generated/operations/get-version.ts';
export { createListLinksQuery, listLinksFx } from './generated/operations/list-links.ts';
export {
  createReviseGenerationMutation,
  reviseGenerationFx,
} from './generated/operations/revise-generation.ts';
export type {
  Conversion,
  DerivationRequest,
  GenerationLinks,
  LinkedGeneration,
  LinkKind,
  RichText,
  Outline,
  RevisionChange,
  RevisionRequest,
  VersionContent,
} from './generated/schemas';
