export { exportOwnGradebookFx } from './generated/operations/export-own-gradebook.ts';
export {
  createGetStudentGradebookQuery,
  getStudentGradebookFx,
} from './generated/operations/get-student-gradebook.ts';
export type { ColumnStatistics, StudentGradebook } from './generated/schemas';
