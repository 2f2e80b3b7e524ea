export { createGetClassReportQuery, getClassReportFx } from './generated/operations/get-class-report.ts';
export type { ClassReport, MissingStudent, StudentBehind, WorkToMark } from './generated/schemas';
