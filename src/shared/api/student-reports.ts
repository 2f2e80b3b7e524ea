export { exportStudentReportFx } from './generated/operations/export-student-report.ts';
export {
  createGetStudentReportQuery,
  getStudentReportFx,
} from './generated/operations/get-student-report.ts';
export { printStudentReportFx } from './generated/operations/print-student-report.ts';
export {
  createSaveStudentReportCommentMutation,
  saveStudentReportCommentFx,
} from './generated/operations/save-student-report-comment.ts';
export type { StudentReport, StudentReportComment } from './generated/schemas';
