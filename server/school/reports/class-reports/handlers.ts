import { validFileName } from '../../../documents/exports/export-document.ts';
import { PdfWriter } from '../../../documents/exports/pdf/pdf-writer.ts';
import type { ClassReport, ReportKind } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { whenDisconnected } from '../../../platform/http/disconnected.ts';
import { contentDisposition } from '../../../platform/http/download.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { getClassReport } from './get-class-report.ts';
import { reportCsv, reportPdf } from './report-files.ts';

type ClassReportOperation = 'getClassReport' | 'exportClassReport' | 'printClassReport';

export function classReportHandlers({ db }: { db: Database }): HandlersOf<ClassReportOperation> {
  const pdf = new PdfWriter();
  const asked = ({ id: classId, report }: { id: string; report: ReportKind }, teacherId: string) => ({
    teacherId,
    classId,
    report,
    now: new Date(),
  });
  return {
    getClassReport: ({ user, params, query }) => getClassReport(db, asked(params, user.id), query),

    async exportClassReport({ user, params, query }, reply) {
      const report = await getClassReport(db, asked(params, user.id), query);
      return reply
        .header('content-disposition', contentDisposition(`${fileNameOf(report)}.csv`))
        .header('cache-control', 'private, no-store')
        .type('text/csv; charset=utf-8')
        .send(reportCsv(report));
    },

    async printClassReport({ user, params, query: { paper, ...filters } }, reply) {
      const report = await getClassReport(db, asked(params, user.id), filters);
      const request = reportPdf(report, {
        author: `${user.firstName} ${user.lastName}`.trim(),
        paper: paper === 'letter' ? 'us-letter' : 'a4',
        filters,
      });
      const body = await pdf.write(user.id, request, whenDisconnected(reply));
      return reply
        .header('content-disposition', contentDisposition(`${fileNameOf(report)}.pdf`))
        .header('cache-control', 'private, no-store')
        .type('application/pdf')
        .send(body);
    },
  };
}

const fileNameOf = ({ class: face, title }: ClassReport): string => validFileName(`${face.title} ${title}`);
