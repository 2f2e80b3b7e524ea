export { Source as sourceSchema } from './generated/zod/schemas/Source.ts';
export { SourceText as sourceTextSchema } from './generated/zod/schemas/SourceText.ts';
export { createSourceFromGenerationFx } from './generated/operations/create-source-from-generation.ts';
export { createSourceFromLinkFx } from './generated/operations/create-source-from-link.ts';
export { createSourceFx, getCreateSourceUrl } from './generated/operations/create-source.ts';
export { deleteSourceFx } from './generated/operations/delete-source.ts';
export { getSourceTextFx } from './generated/operations/get-source-text.ts';
export { getSourceFx } from './generated/operations/get-source.ts';
export type { Source } from './generated/schemas';
