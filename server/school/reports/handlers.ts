import type { Database } from '../../platform/database/client.ts';
import { classReportHandlers } from './class-reports/handlers.ts';
import { studentReportHandlers } from './student-reports/handlers.ts';

export const reportsHandlers = (dependencies: { db: Database }) => ({
  ...classReportHandlers(dependencies),
  ...studentReportHandlers(dependencies),
});
