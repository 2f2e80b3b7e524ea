export { exportGradebookFx } from './generated/operations/export-gradebook.ts';
export { exportScoresTemplateFx } from './generated/operations/export-scores-template.ts';
export { createImportGradebookMutation, importGradebookFx } from './generated/operations/import-gradebook.ts';
export {
  createPlanGradebookImportMutation,
  planGradebookImportFx,
} from './generated/operations/plan-gradebook-import.ts';
export {
  createUndoGradebookImportMutation,
  undoGradebookImportFx,
} from './generated/operations/undo-gradebook-import.ts';
export type {
  GradebookFileColumn,
  GradebookFormat,
  GradebookImport,
  GradebookImportPlan,
  GradebookImportResult,
  GradebookQuestion,
  GradebookQuestionItem,
  GradebookQuestionKind,
  PlannedScore,
  RefusedScore,
  ScoreConflict,
  UndoneGradebookImport,
} from './generated/schemas';
