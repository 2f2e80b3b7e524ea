import { and, eq, isNotNull } from 'drizzle-orm';
import { toNumber } from 'gradebook-arithmetic/fraction';
import { type Scale, scoreOfLevel } from 'gradebook-arithmetic/scales';
import type { Gradebook, GradebookAssignment as Assignment } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { hundredths } from '../../../platform/hundredths.ts';
import { shownAddress } from '../../../platform/mail/no-address.ts';
import { listClassStudents } from '../../classes/classes/class-access.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { scoreChanges } from '../../marking/scores/tables.ts';
import {
  cellId,
  type ClassGradebook,
  type GradebookAssignment,
  type GradebookCell,
  type GradebookStudent,
} from '../files/class-gradebook.ts';
import { getGradebook } from '../gradebooks/get-gradebook.ts';
import { readColumns } from '../gradebooks/read-cells.ts';
import { createIsClosed } from '../../work/closings/closed-assignments.ts';

interface ReadClass {
  /** As the API gives it, from which totals are worked out. */
  answer: Gradebook;
  gradebook: ClassGradebook;
}

/** A class that the teacher teaches, as files are compared with it and written from it. */
export async function readClass(db: Database, teacherId: string, classId: string): Promise<ReadClass> {
  const answer = await getGradebook(db, teacherId, classId, undefined);
  const columns = new Map((await readColumns(db, classId, undefined)).map((column) => [column.id, column]));
  return {
    answer,
    gradebook: {
      students: await studentsOf(db, classId, answer),
      assignments: answer.assignments.map(assignmentIn(answer, columns)),
      cells: cellsIn(answer, columns),
      lastChange: await timeOf(db, answer.last_change),
    },
  };
}

type Columns = ReadonlyMap<string, Awaited<ReturnType<typeof readColumns>>[number]>;

async function studentsOf(
  db: Database,
  classId: string,
  { students }: Gradebook,
): Promise<GradebookStudent[]> {
  const people = new Map((await listClassStudents(db, classId)).map((one) => [one.id, one]));
  const numbered = await db
    .select({ id: enrolments.studentId, number: enrolments.studentNumber })
    .from(enrolments)
    .where(and(eq(enrolments.classId, classId), isNotNull(enrolments.studentNumber)));
  const numbers = new Map(numbered.map(({ id, number }) => [id, number]));
  return students.map(({ id, first_name: firstName, last_name: lastName }) => ({
    id,
    firstName,
    lastName,
    email: shownAddress(people.get(id)?.email ?? '') || null,
    number: numbers.get(id) ?? null,
    userName: people.get(id)?.userName ?? null,
  }));
}

function assignmentIn(
  { rules }: Gradebook,
  columns: Columns,
): (assignment: Assignment) => GradebookAssignment {
  const isClosed = createIsClosed(rules);
  const scale = rules.content.scale;
  return (assignment) => {
    const { id, title, points, due_at: dueAt, time_zone: timeZone } = assignment;
    const column = columns.get(id);
    return {
      id,
      title,
      points,
      // The Swedish order of a date is that of ISO 8601.
      dueOn: dueAt && new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(dueAt)),
      isClosed: column !== undefined && isClosed(column),
      ...(scale && { letters: lettersOf(scale, points) }),
    };
  };
}

/** The points of each level whose name is no number: a number in a file is points. */
const lettersOf = (scale: Scale, points: number): Record<string, number> =>
  Object.fromEntries(
    scale
      .filter(({ name }) => !/^\d/.test(name))
      .map(({ name }) => {
        const score = scoreOfLevel(scale, name, points);
        return [name.toUpperCase(), score === null ? 0 : toNumber(score)];
      }),
  );

function cellsIn({ assignments, students, cells }: Gradebook, columns: Columns): Map<string, GradebookCell> {
  return new Map(
    cells.students.map((place, index): [string, GradebookCell] => {
      const assignment = assignments[cells.assignments[index] ?? -1];
      const student = students[place];
      const [points, shown] = [cells.points[index] ?? null, cells.statuses[index] ?? 'none'];
      const isOwn = cells.overridden[index] === true;
      return [
        cellId(student?.id ?? '', assignment?.id ?? ''),
        {
          points,
          score: countedScore(assignment, points, cells.deductions[index] ?? 0, shown),
          status: isOwn && isOfTeacher(shown) ? shown : null,
          shown,
          isDeducted:
            assignment !== undefined &&
            assignment.late_policy !== null &&
            (cells.late_seconds[index] ?? 0) > 0,
          isReadOnly: shown === 'waiting' && columns.get(assignment?.id ?? '')?.hideNames === true,
        },
      ];
    }),
  );
}

const isOfTeacher = (shown: GradebookCell['shown']): shown is NonNullable<GradebookCell['status']> =>
  shown !== 'waiting' && shown !== 'not_assigned' && shown !== 'before_joining';

function countedScore(
  assignment: Assignment | undefined,
  points: number | null,
  deduction: number,
  shown: GradebookCell['shown'],
): number | null {
  if (points !== null) return hundredths(points - deduction);
  const loses = assignment?.missing_percent ?? null;
  if (shown !== 'missing' || assignment === undefined || loses === null) return null;
  return hundredths(assignment.points * (1 - loses / 100));
}

async function timeOf(db: Database, change: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: scoreChanges.at })
    .from(scoreChanges)
    .where(eq(scoreChanges.id, change));
  return row?.at ?? null;
}
