import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type {
  StudentProfile,
  StudentWorkEntry,
  SupportKind,
  TaughtStudent,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { type Page, pageOfList, type PageRequest } from '../../../platform/database/cursor.ts';
import { shownAddress } from '../../../platform/mail/no-address.ts';
import { Problem } from '../../../platform/problem.ts';
import { users } from '../../../accounts/users/tables.ts';
import { presentClass } from '../../work/assignments/assignments.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { deductionOfScore, enteredScores } from '../../marking/scores/entered-scores.ts';
import { datesOf } from '../../work/submissions/hand-in.ts';
import { assignedTo, ownDueAt } from '../../work/submissions/student-access.ts';
import { missingScore, rounded } from '../../work/assignments/missing-score.ts';
import { isReturned, scoreOf } from '../../marking/marking/marks.ts';
import { countedHandIn, statusOfWork, worksOf } from '../../marking/student-work/student-assignments.ts';
import { findClosingDates } from '../../work/closings/closed-terms.ts';
import { guardianNamesByStudent, listGuardians } from '../guardians/guardians.ts';
import { isCurrent, readTaught, type TaughtRow, teamOf } from '../../classes/students/taught-students.ts';
import { listNotes } from './notes.ts';
import { listSupports, supportsByStudent } from './supports.ts';

interface Filter {
  /** Part of a name or an email address. */
  words: string;
  classId: string | undefined;
  support: SupportKind | undefined;
}

const nameOf = ({ firstName, lastName }: Pick<TaughtRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The students of a teacher across the current classes, by family name. Seats bound their number, so they fit in memory. */
export async function listTaughtStudents(
  db: Database,
  teacherId: string,
  { words, classId, support }: Filter,
  request: PageRequest,
): Promise<Page<TaughtStudent>> {
  const rows = await readTaught(db, teacherId, isCurrent());
  const kinds = await supportsByStudent(db, teacherId);
  const guardians = await guardianNamesByStudent(db, teacherId);
  const sought = words.trim().toLocaleLowerCase('en');
  const students = [...groupById(rows).values()]
    .filter(
      ([first, ...others]) =>
        `${nameOf(first)} ${shownAddress(first.email)}`.toLocaleLowerCase('en').includes(sought) &&
        (classId === undefined || [first, ...others].some((row) => row.class.id === classId)) &&
        (support === undefined || kinds.get(first.id)?.has(support)),
    )
    .map(
      (ofStudent): TaughtStudent => ({
        id: ofStudent[0].id,
        name: nameOf(ofStudent[0]),
        classes: ofStudent.map((row) => presentClass(row.class)),
        supports: [...(kinds.get(ofStudent[0].id) ?? [])].toSorted(),
        guardians: guardians.get(ofStudent[0].id) ?? [],
      }),
    );
  return pageOfList(students, ({ id }) => id, request);
}

type Rows = [TaughtRow, ...TaughtRow[]];

function groupById(rows: readonly TaughtRow[]): Map<string, Rows> {
  const byId = new Map<string, Rows>();
  for (const row of rows) {
    const known = byId.get(row.id);
    if (known) known.push(row);
    else byId.set(row.id, [row]);
  }
  return byId;
}

/** A student as this teacher sees them; throws a 404 unless the teacher teaches the student. */
export async function presentProfile(
  db: Database,
  teacherId: string,
  studentId: string,
): Promise<StudentProfile> {
  const team = await teamOf(db, teacherId, studentId);
  const rows = await readTaught(db, teacherId, eq(users.id, studentId));
  const [student] = rows;
  if (student === undefined) throw new Problem('not_found');
  return {
    id: studentId,
    name: nameOf(student),
    email: shownAddress(student.email),
    classes: rows.map((row) => presentClass(row.class)),
    supports: await listSupports(db, studentId, team),
    guardians: await listGuardians(db, studentId, team),
    notes: await listNotes(db, teacherId, studentId, team),
    work: await listWork(db, studentId, rows),
  };
}

const MAX_WORK = 50;

/** The student's work in these classes, the latest due first. */
async function listWork(
  db: Database,
  studentId: string,
  rows: readonly TaughtRow[],
): Promise<StudentWorkEntry[]> {
  const now = new Date();
  const faces = new Map(rows.map((row) => [row.class.id, presentClass(row.class)]));
  const inThese = inArray(assignments.classId, [...faces.keys()]);
  const latestFirst = [desc(sql`coalesce(${ownDueAt}, ${assignments.publishAt})`), asc(assignments.id)];
  const all = await assignedTo(db, studentId, { now, which: inThese, orderBy: latestFirst });
  const assigned = all.slice(0, MAX_WORK);
  const works = await worksOf(db, studentId, assigned);
  const closedAt = await findClosingDates(db, [...faces.keys()]);
  const entered = await enteredScores(
    db,
    studentId,
    assigned.map(({ assignment }) => assignment.id),
  );
  return assigned.flatMap((one): StudentWorkEntry[] => {
    const { assignment } = one;
    const face = faces.get(assignment.classId);
    if (face === undefined) return [];
    const attempts = works.filter(({ submission }) => submission.assignmentId === assignment.id);
    const last = attempts.at(-1);
    const row = entered.get(assignment.id);
    const status = statusOfWork(one, last, now, row);
    const isMarkReturned = isReturned(last?.mark ?? null, now);
    // While names are hidden, a score here would tell whose work it is.
    const shown = assignment.hideNames && !isMarkReturned ? undefined : last;
    const points = row?.isEntered ? row.points : null;
    const cost = row ? deductionOfScore(row, one, countedHandIn(attempts, closedAt)) : 0;
    const isSeen = row !== undefined && row.returnedAt !== null && row.returnedAt <= now;
    return [
      {
        assignment_id: assignment.id,
        submission_id: shown?.submission.id ?? null,
        title: assignment.title,
        class: face,
        time_zone: assignment.timeZone,
        points: assignment.points,
        due_at: datesOf(one).dueAt?.toISOString() ?? null,
        status,
        score: points === null ? (shown ? scoreOf(shown) : null) : rounded(points - cost),
        missing_score: missingScore(assignment.missingPercent, { status, possible: assignment.points }),
        returned: points === null ? isMarkReturned : isSeen,
      },
    ];
  });
}
