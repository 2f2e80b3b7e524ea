import type { ClassReport, ReportKind } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { reports } from './reports.ts';
import { type Asked, readContext, type ReportFilters } from './read-context.ts';

/** The answer to a question about a class, for those who teach it. All of it follows from the gradebook of now. */
export async function getClassReport(
  db: Database,
  asked: Asked & { report: ReportKind },
  filters: ReportFilters,
): Promise<ClassReport> {
  const context = await readContext(db, asked, filters);
  const { read, ...heading } = reports[asked.report];
  const { book, terms, groups, students } = context;
  return {
    ...heading,
    ...(await read(context)),
    class: book.class,
    counted_at: asked.now.toISOString(),
    scores: book.cells.points.filter((points) => points !== null).length,
    students: students.length,
    terms: [...terms],
    groups: [...groups],
    reports: Object.values(reports).map(({ report, title, question }) => ({ report, title, question })),
  };
}
