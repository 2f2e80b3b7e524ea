export { createGetClassByCodeQuery, getClassByCodeFx } from './generated/classes.ts';
export type { ClassFace, ClassPreview } from './generated/schemas';
