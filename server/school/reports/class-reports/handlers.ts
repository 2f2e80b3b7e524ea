import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { getClassReport } from './get-class-report.ts';

export const classReportHandlers = ({ db }: { db: Database }): HandlersOf<'getClassReport'> => ({
  getClassReport: ({ user, params, query }) =>
    getClassReport(db, { teacherId: user.id, classId: params.id, now: new Date() }, query),
});
