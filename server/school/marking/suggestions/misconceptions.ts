import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { ClassMisconceptions, ClassStudent, Misconception } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { type AssignmentRow, requireTaught } from '../../work/assignments/assignments.ts';
import { findQuiz } from '../../work/assignments/quizzes.ts';
import { assignments, quizzes } from '../../work/assignments/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { classes } from '../../classes/classes/tables.ts';
import { isHidden, listSubmissions } from '../marking/list-submissions.ts';
import { scoreAnswer } from '../../work/quizzes/score-answers.ts';
import { answersBySubmission } from '../../work/quizzes/submitted-quiz.ts';
import { type HandedIn, readWork } from './find-papers.ts';
import { givenOn, scalesOf } from './grading-form.ts';
import { scoresOf } from './present-suggestion.ts';
import { fitsRubric } from './suggested-work.ts';
import { suggestionPapers } from './tables.ts';

/** A misconception in the work of one student. */
export interface Finding {
  text: string;
  about: string;
  student: ClassStudent;
}

/** What students of the class may have misunderstood; throws a 404 unless the user teaches it. */
export async function listMisconceptions(
  db: Database,
  teacherId: string,
  id: string,
): Promise<ClassMisconceptions> {
  const assignment = await requireTaught(db, id, teacherId);
  const [classRoom] = await db.select().from(classes).where(eq(classes.id, assignment.classId));
  if (classRoom === undefined) throw new Problem('not_found');
  // It hides names where the assignment says so.
  const { items } = await listSubmissions(db, teacherId, id);
  const students = new Map(items.map(({ student, submission }) => [submission?.id ?? '', student]));
  const handedIn = await readWork(db, id);
  return {
    grade_level: classRoom.grade,
    subject: classRoom.subject,
    handed_in: handedIn.works.length,
    items: groupFindings(await findIn(db, assignment, handedIn, students)),
  };
}

/** The same for an assignment that the caller has checked, with numbers of students instead of names. */
export async function countMisconceptions(
  db: Database,
  assignment: AssignmentRow,
): Promise<{ handed_in: number; items: { text: string; about: string; students: number }[] }> {
  const handedIn = await readWork(db, assignment.id);
  const students = new Map(
    handedIn.works.map(({ submission }) => [submission.id, { id: submission.studentId, name: '' }]),
  );
  const findings = await findIn(db, assignment, handedIn, students);
  const items = groupFindings(findings).map((group) => ({ ...group, students: group.students.length }));
  return { handed_in: handedIn.works.length, items };
}

/** By submission, whose it is. */
type Students = ReadonlyMap<string, ClassStudent>;

const findIn = async (
  db: Database,
  assignment: AssignmentRow,
  handedIn: HandedIn,
  students: Students,
): Promise<Finding[]> => [
  ...(await findInQuiz(db, assignment, handedIn, students)),
  ...findInWork(assignment, handedIn, students),
];

/**
 * What these students may have misunderstood in each of these assignments. Work without a name is left out, because the
 * students may be few. The caller checks who asks.
 */
export async function findInAssignments(
  db: Database,
  ids: readonly string[],
  students: readonly ClassStudent[],
  now: Date,
): Promise<(Finding & { assignmentId: string })[]> {
  if (ids.length === 0) return [];
  const byId = new Map(students.map((student) => [student.id, student]));
  const hasSuggestion = db
    .select({ one: sql`1` })
    .from(suggestionPapers)
    .innerJoin(submissions, eq(submissions.id, suggestionPapers.submissionId))
    .where(eq(submissions.assignmentId, assignments.id));
  const rows = await db
    .select({ assignment: assignments })
    .from(assignments)
    .leftJoin(quizzes, eq(quizzes.assignmentId, assignments.id))
    .where(
      and(
        inArray(assignments.id, [...ids]),
        or(sql`${quizzes.questions} @? '$[*].misconception ? (@ != "")'`, exists(hasSuggestion)),
      ),
    );
  const found: (Finding & { assignmentId: string })[] = [];
  for (const { assignment } of rows) {
    const handedIn = await readWork(db, assignment.id);
    const own = new Map(
      handedIn.works.flatMap((work) => {
        const student = byId.get(work.submission.studentId);
        return student && !isHidden(assignment, work, now) ? [[work.submission.id, student] as const] : [];
      }),
    );
    const findings = await findIn(db, assignment, handedIn, own);
    found.push(...findings.map((finding) => ({ ...finding, assignmentId: assignment.id })));
  }
  return found;
}

/** Puts the students with the same misconception together, the largest group first. */
export function groupFindings(findings: readonly Finding[]): Misconception[] {
  const groups = Map.groupBy(findings, ({ text }) => text.trim().replace(/\.$/, '').toLocaleLowerCase('en'));
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : [
            {
              text: first.text.trim(),
              about: first.about,
              students: [...new Map([first, ...others].map(({ student }) => [student.id, student])).values()],
            },
          ],
    )
    .toSorted((one, other) => other.students.length - one.students.length);
}

/** Wrong answers to questions whose document names a misconception. */
async function findInQuiz(
  db: Database,
  { id }: AssignmentRow,
  { works }: HandedIn,
  students: Students,
): Promise<Finding[]> {
  const quiz = await findQuiz(db, id);
  if (quiz === undefined) return [];
  const answers = await answersBySubmission(
    db,
    works.map(({ submission }) => submission.id),
  );
  return quiz.questions.flatMap((question) =>
    works.flatMap(({ submission, mark }) => {
      const values = answers.get(submission.id)?.get(question.id) ?? [];
      const given = mark?.scores.find(({ criterion_id }) => criterion_id === question.id)?.points;
      const points = given ?? scoreAnswer(question, values, quiz.language ?? undefined);
      const student = students.get(submission.id);
      const isWrong = values.length > 0 && points !== null && points < question.points;
      return question.misconception && isWrong && student
        ? [{ text: question.misconception, about: question.stem, student }]
        : [];
    }),
  );
}

/** What suggestions found in written work, unless a teacher gave all points. */
function findInWork(
  assignment: AssignmentRow,
  { works, suggested }: HandedIn,
  students: Students,
): Finding[] {
  const scales = scalesOf(assignment);
  return works.flatMap(({ submission, mark }) => {
    const one = suggested.get(submission.id);
    const student = students.get(submission.id);
    if (!student || !one?.graded || !fitsRubric(one, assignment)) return [];
    return scoresOf(scales, one.graded, submission.text).flatMap(({ criterion_id, misconception }) => {
      const scale = scales.find((each) => each.id === criterion_id);
      if (misconception === null || !scale) return [];
      const given = mark && givenOn(scale, mark);
      if ((given ?? 0) >= scale.max) return [];
      return [{ text: misconception, about: scale.id === null ? assignment.title : scale.name, student }];
    });
  });
}
