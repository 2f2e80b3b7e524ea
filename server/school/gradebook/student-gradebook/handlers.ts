import type { FastifyReply } from 'fastify';
import { validFileName } from '../../../documents/exports/export-document.ts';
import { PdfWriter } from '../../../documents/exports/pdf/pdf-writer.ts';
import type { Database } from '../../../platform/database/client.ts';
import { whenDisconnected } from '../../../platform/http/disconnected.ts';
import { contentDisposition } from '../../../platform/http/download.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { type ClassRow, findJoinedClass, findTaughtClass } from '../../classes/classes/class-access.ts';
import { findStudent } from './find-student.ts';
import { gradebookPdf } from './gradebook-pdf.ts';
import { readStudentGradebook } from './read-student-gradebook.ts';
import { closingDates } from '../../work/closings/closed-terms.ts';
import { classStatistics } from './statistics.ts';

type StudentGradebookOperation = 'getStudentGradebook' | 'exportOwnGradebook' | 'exportStudentGradebook';

export function studentGradebookHandlers({ db }: { db: Database }): HandlersOf<StudentGradebookOperation> {
  const pdf = new PdfWriter();

  async function sendPdf(
    face: ClassRow,
    studentId: string,
    {
      user,
      paper = 'a4',
    }: { user: { id: string; firstName: string; lastName: string }; paper?: 'letter' | 'a4' },
    reply: FastifyReply,
  ) {
    const now = new Date();
    const book = await readStudentGradebook(db, face, await findStudent(db, face.id, studentId), now);
    const request = gradebookPdf(book, {
      author: `${user.firstName} ${user.lastName}`.trim(),
      paper: paper === 'letter' ? 'us-letter' : 'a4',
      now,
    });
    const body = await pdf.write(user.id, request, whenDisconnected(reply));
    return reply
      .header('content-disposition', contentDisposition(`${validFileName(request.title)}.pdf`))
      .type('application/pdf')
      .send(body);
  }

  return {
    async getStudentGradebook({ user, params: { id } }) {
      const now = new Date();
      const face = await findJoinedClass(db, id, user.id);
      const book = await readStudentGradebook(db, face, await findStudent(db, id, user.id), now);
      const ids = book.assignments.map((assignment) => assignment.id);
      const closedAt = closingDates(book.rules.closed_terms);
      return { ...book, statistics: await classStatistics(db, id, { ids, now, closedAt }) };
    },
    exportOwnGradebook: async ({ user, params: { id }, query: { paper } }, reply) =>
      sendPdf(await findJoinedClass(db, id, user.id), user.id, { user, ...(paper && { paper }) }, reply),
    exportStudentGradebook: async (
      { user, params: { id, student_id: studentId }, query: { paper } },
      reply,
    ) => sendPdf(await findTaughtClass(db, id, user.id), studentId, { user, ...(paper && { paper }) }, reply),
  };
}
