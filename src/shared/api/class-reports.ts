export { exportClassReportFx } from './generated/operations/export-class-report.ts';
export { createGetClassReportQuery, getClassReportFx } from './generated/operations/get-class-report.ts';
export { printClassReportFx } from './generated/operations/print-class-report.ts';
export type { ClassReport, ReportHeading, ReportKind, ReportPart } from './generated/schemas';
