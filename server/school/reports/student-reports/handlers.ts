import { validFileName } from '../../../documents/exports/export-document.ts';
import { PdfWriter } from '../../../documents/exports/pdf/pdf-writer.ts';
import type { Database } from '../../../platform/database/client.ts';
import { whenDisconnected } from '../../../platform/http/disconnected.ts';
import { contentDisposition } from '../../../platform/http/download.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { saveComment } from './comments.ts';
import { getStudentReport } from './get-student-report.ts';
import { studentReportCsv } from './report-csv.ts';
import { studentReportPdf } from './report-pdf.ts';

type StudentReportOperation =
  | 'getStudentReport'
  | 'exportStudentReport'
  | 'printStudentReport'
  | 'saveStudentReportComment';

export function studentReportHandlers({ db }: { db: Database }): HandlersOf<StudentReportOperation> {
  const pdf = new PdfWriter();
  const asked = ({ id, student_id: studentId }: { id: string; student_id: string }, teacherId: string) => ({
    teacherId,
    classId: id,
    studentId,
    now: new Date(),
  });
  return {
    getStudentReport: ({ user, params, query }) => getStudentReport(db, asked(params, user.id), query),

    async exportStudentReport({ user, params, query }, reply) {
      const report = await getStudentReport(db, asked(params, user.id), query);
      return reply
        .header('content-disposition', contentDisposition(`${validFileName(report.title)}.csv`))
        .header('cache-control', 'private, no-store')
        .type('text/csv; charset=utf-8')
        .send(studentReportCsv(report));
    },

    async printStudentReport({ user, params, query: { paper, ...filters } }, reply) {
      const report = await getStudentReport(db, asked(params, user.id), filters);
      const request = studentReportPdf(report, {
        author: `${user.firstName} ${user.lastName}`.trim(),
        paper: paper === 'letter' ? 'us-letter' : 'a4',
      });
      const body = await pdf.write(user.id, request, whenDisconnected(reply));
      return reply
        .header('content-disposition', contentDisposition(`${validFileName(report.title)}.pdf`))
        .header('cache-control', 'private, no-store')
        .type('application/pdf')
        .send(body);
    },

    saveStudentReportComment: ({ user, params: { id: classId, student_id: studentId }, body }) =>
      saveComment(db, user.id, { classId, studentId }, body),
  };
}
