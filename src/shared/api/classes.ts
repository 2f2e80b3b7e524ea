export {
  createGetClassByCodeQuery,
  createListClassesQuery,
  getClassByCodeFx,
  listClassesFx,
} from './generated/classes.ts';
export type { ClassEntry, ClassFace, ClassPreview } from './generated/schemas';
