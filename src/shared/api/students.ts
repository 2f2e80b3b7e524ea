export { createImportStudentsMutation, importStudentsFx } from './generated/operations/import-students.ts';
export {
  createListClassStudentsQuery,
  listClassStudentsFx,
} from './generated/operations/list-class-students.ts';
export { createListImportsQuery, listImportsFx } from './generated/operations/list-imports.ts';
export { createPlanImportMutation, planImportFx } from './generated/operations/plan-import.ts';
export { createRemoveStudentMutation, removeStudentFx } from './generated/operations/remove-student.ts';
export { createRestoreStudentMutation } from './generated/operations/restore-student.ts';
export { createUndoImportMutation } from './generated/operations/undo-import.ts';
export type { ClassMember, ImportPlan, ImportResult, RosterImport } from './generated/schemas';
