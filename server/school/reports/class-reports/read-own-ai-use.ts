import { and, eq, isNull, sql } from 'drizzle-orm';
import { batches, batchItems } from '../../../documents/batches/tables.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { lessonDocuments, lessons } from '../../lessons/lessons/tables.ts';
import { suggestionPapers } from '../../marking/suggestions/tables.ts';
import { assignments, quizzes } from '../../work/assignments/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';
import type { ReportContext } from './read-context.ts';
import { dayIn } from './weeks.ts';

export type OwnUse = 'lesson' | 'quiz' | 'suggestion';

interface Used {
  use: OwnUse;
  at: Date;
}

/** Documents that the built-in engine puts together are made without AI. */
const isByModel = () => sql`not (${generations.meta} ->> 'composed')::boolean`;

/** What a model wrote for the teacher and this class, in the time that the filters leave. */
export async function readOwnAiUse(context: ReportContext): Promise<Used[]> {
  const { db, teacherId, classId } = context;
  const inLessons = await db
    .select({ at: lessonDocuments.createdAt })
    .from(lessonDocuments)
    .innerJoin(lessons, eq(lessons.id, lessonDocuments.lessonId))
    .innerJoin(generations, eq(generations.id, lessonDocuments.generationId))
    .where(
      and(
        eq(lessons.classId, classId),
        isNull(lessons.trashedAt),
        eq(generations.userId, teacherId),
        isByModel(),
      ),
    );
  const inQuizzes = await db
    .select({ at: quizzes.copiedAt })
    .from(quizzes)
    .innerJoin(assignments, eq(assignments.id, quizzes.assignmentId))
    .innerJoin(generations, eq(generations.id, quizzes.documentId))
    .where(
      and(
        eq(assignments.classId, classId),
        isNull(assignments.trashedAt),
        eq(generations.userId, teacherId),
        isByModel(),
      ),
    );
  const suggested = await db
    .select({ at: suggestionPapers.createdAt })
    .from(suggestionPapers)
    .innerJoin(batches, eq(batches.id, suggestionPapers.batchId))
    .innerJoin(
      batchItems,
      and(
        eq(batchItems.batchId, suggestionPapers.batchId),
        eq(batchItems.position, suggestionPapers.position),
      ),
    )
    .innerJoin(generations, eq(generations.id, batchItems.generationId))
    .innerJoin(submissions, eq(submissions.id, suggestionPapers.submissionId))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .where(
      and(
        eq(assignments.classId, classId),
        isNull(assignments.trashedAt),
        eq(batches.userId, teacherId),
        eq(batchItems.state, 'finished'),
        isByModel(),
      ),
    );
  const isKept = keeps(context);
  const used = (use: OwnUse, rows: readonly { at: Date }[]) =>
    rows.flatMap(({ at }): Used[] => (isKept(at) ? [{ use, at }] : []));
  return [...used('lesson', inLessons), ...used('quiz', inQuizzes), ...used('suggestion', suggested)];
}

function keeps({
  filters: { term_id: termId, from, to },
  book,
  timeZone,
}: ReportContext): (at: Date) => boolean {
  const term = book.rules.content.terms.find(({ id }) => id === termId);
  return (at) => {
    const day = dayIn(at, timeZone);
    return (
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      (term === undefined || (day >= term.starts_on && day <= term.ends_on))
    );
  };
}
