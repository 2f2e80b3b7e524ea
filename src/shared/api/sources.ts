export { Source as sourceSchema } from './generated/zod/api.schemas.ts';
export { getCreateSourceUrl, getSourceFx } from './generated/sources.ts';
export type { Source } from './generated/schemas';
