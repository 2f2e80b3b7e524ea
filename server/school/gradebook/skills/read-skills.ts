import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AssignmentRubric, GivenScore } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { marks } from '../../marking/marking/tables.ts';
import { scores } from '../../marking/scores/tables.ts';
import { assignments, assignmentStudents, quizzes } from '../../work/assignments/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';

/** A criterion or a question that shows a skill; its id is that of the score in a mark. */
export interface SkillPart {
  id: string;
  code: string;
  possible: number;
}

// Without their long texts.
const questions = sql<SkillPart[] | null>`(
  select jsonb_agg(jsonb_build_object(
    'id', question -> 'id', 'code', question -> 'standard_code', 'possible', question -> 'points'))
  from jsonb_array_elements(${quizzes.questions}) question)`;

/** The assignments of a class that show skills, in the order of the work, each with its criteria or questions. */
export async function readSkillWorks(db: Database, classId: string) {
  const date = sql`coalesce(${assignments.dueAt}, ${assignments.publishAt}, ${assignments.createdAt})`;
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      date: date.mapWith(assignments.createdAt),
      timeZone: assignments.timeZone,
      attemptsCount: assignments.attemptsCount,
      rubric: assignments.rubric,
      questions,
    })
    .from(assignments)
    .leftJoin(quizzes, eq(quizzes.assignmentId, assignments.id))
    .where(
      and(
        eq(assignments.classId, classId),
        isNull(assignments.trashedAt),
        or(isNotNull(assignments.rubric), isNotNull(quizzes.assignmentId)),
      ),
    )
    .orderBy(date, assignments.createdAt, assignments.id);
  return rows.flatMap(({ rubric, questions: asked, ...work }) => {
    const parts = [...partsOf(rubric), ...(asked ?? [])]
      .map((part) => ({ ...part, code: part.code?.trim() ?? '' }))
      .filter(({ code, possible }) => code !== '' && possible > 0);
    return parts.length === 0 ? [] : [{ ...work, parts }];
  });
}

export type SkillWorkRow = Awaited<ReturnType<typeof readSkillWorks>>[number];

const partsOf = (rubric: AssignmentRubric | null) =>
  (rubric?.criteria ?? []).map(({ id, standard_code: code, levels }) => ({
    id,
    code,
    possible: Math.max(...levels.map(({ points }) => points)),
  }));

export interface MarkedWork {
  assignmentId: string;
  studentId: string;
  scores: GivenScore[];
}

/**
 * The finished marks of assignments, the first attempt first. Without those of excused students, and those given without
 * names that are not returned: beside a name, they would tell whose they are.
 */
export const readMarkedWorks = async (
  db: Database,
  ids: readonly string[],
  /** Only what this student sees. */
  seenBy: string | null = null,
): Promise<MarkedWork[]> =>
  ids.length === 0
    ? []
    : db
        .select({
          assignmentId: submissions.assignmentId,
          studentId: submissions.studentId,
          scores: marks.scores,
        })
        .from(submissions)
        .innerJoin(marks, eq(marks.submissionId, submissions.id))
        .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
        .leftJoin(
          assignmentStudents,
          and(
            eq(assignmentStudents.assignmentId, submissions.assignmentId),
            eq(assignmentStudents.studentId, submissions.studentId),
          ),
        )
        .leftJoin(
          scores,
          and(eq(scores.assignmentId, submissions.assignmentId), eq(scores.studentId, submissions.studentId)),
        )
        .where(
          and(
            inArray(submissions.assignmentId, [...ids]),
            isNull(submissions.withdrawnAt),
            isNotNull(marks.points),
            sql`${marks.state} <> 'in_marking'`,
            sql`not coalesce(${scores.status} = 'excused', ${assignmentStudents.excused}, false)`,
            seenBy === null
              ? sql`(not ${assignments.hideNames} or ${marks.returnedAt} <= now())`
              : and(eq(submissions.studentId, seenBy), sql`${marks.returnedAt} <= now()`),
          ),
        )
        .orderBy(asc(submissions.attempt));
