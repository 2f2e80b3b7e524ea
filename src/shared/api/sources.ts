export { Source as sourceSchema } from './generated/zod/schemas/Source.ts';
export { SourceText as sourceTextSchema } from './generated/zod/schemas/SourceText.ts';
export {
  createSourceFromGenerationFx,
  createSourceFromLinkFx,
  createSourceFx,
  deleteSourceFx,
  getCreateSourceUrl,
  getSourceFx,
  getSourceTextFx,
} from './generated/sources.ts';
export type { Source } from './generated/schemas';
