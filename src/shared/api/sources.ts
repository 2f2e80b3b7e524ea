export { Source as sourceSchema } from './generated/zod/schemas/Source.ts';
export { getCreateSourceUrl, getSourceFx } from './generated/sources.ts';
export type { Source } from './generated/schemas';
