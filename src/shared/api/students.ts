export {
  createImportStudentsMutation,
  createListClassStudentsQuery,
  createListImportsQuery,
  createPlanImportMutation,
  createRemoveStudentMutation,
  createRestoreStudentMutation,
  createUndoImportMutation,
  importStudentsFx,
  listClassStudentsFx,
  listImportsFx,
  planImportFx,
  removeStudentFx,
} from './generated/students.ts';
export type { ClassMember, ImportPlan, ImportResult, RosterImport } from './generated/schemas';
